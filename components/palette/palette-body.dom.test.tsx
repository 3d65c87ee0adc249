import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import { coachLabel } from '@/lib/contract/coaches'
import { paths } from '@/lib/contract/paths'
import { type Answers, ada, goalWith, proposalWith, show } from '@/tests/support/dom-screen'
import { PaletteBody } from './palette-body'

function open(answers: Answers = {}) {
  const on = { onGo: vi.fn(), onRead: vi.fn(), onDone: vi.fn(), onSignOut: vi.fn() }
  const shown = show(<PaletteBody {...on} />, {
    'GET /api/search': [],
    'GET /api/goals': [],
    'GET /api/reminders': [],
    'GET /api/search/meant': { q: null },
    ...answers,
  })
  return { ...on, ...shown, field: () => screen.getByRole('combobox') }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '')

test('typing narrows the commands, and Enter does the first', async () => {
  const { hands, field, onGo } = open()
  const all = options().length
  await hands.type(field(), 'settings')
  expect(options().length).toBeLessThan(all)
  await hands.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith(paths.settings)
})

test('a screen is reached by its name', async () => {
  const { hands, onGo } = open()
  await hands.click(screen.getByRole('option', { name: /Review/ }))
  expect(onGo).toHaveBeenCalledWith(paths.insights)
})

test('what was written is found, and opens where it stands', async () => {
  const hit = {
    kind: 'journal' as const,
    id: 'entry',
    excerpt: 'ran along the river',
    found: ['river'],
    date: '2026-11-20',
    mood: 4,
  }
  const { hands, field, onGo, calls } = open({ 'GET /api/search': [hit] })
  await hands.type(field(), 'river')
  await hands.click(await screen.findByRole('option', { name: /ran along the/ }))
  expect(onGo).toHaveBeenCalledWith(`${paths.journal}?read=entry`)
  expect(calls.filter(({ path }) => path === '/api/search')).not.toEqual([])
})

test('what other words found does not stand under the next ones, and stays while the same is typed on', async () => {
  const hit = { kind: 'journal', id: 'entry', excerpt: 'by the river', found: ['river'], date: '2026-11-20', mood: 4 }
  const { hands, field } = open({ 'GET /api/search': [hit] as never })
  await hands.click(field())
  await hands.paste('riv')
  await screen.findByRole('option', { name: /by the river/ })
  await hands.paste('er')
  expect(options().join(' ')).toContain('by the river')
  await hands.clear(field())
  await hands.paste('export')
  expect(options().join(' ')).not.toContain('by the river')
})

test('of many the first few are shown, with how many there are and the way to the rest', async () => {
  const hits = Array.from({ length: 9 }, (_, at) => ({
    ...{ kind: 'journal', id: `e${at}`, date: '2026-11-20', mood: 4, excerpt: `river ${at}`, found: ['river'] },
  })) as never
  const { hands, field } = open({ 'GET /api/search': hits })
  await hands.click(field())
  await hands.paste('river')
  const more = await screen.findByRole('option', { name: 'Show 4 more' })
  expect(screen.getByRole('status').textContent).toBe('5 of 9 results')
  await hands.click(more)
  expect(screen.getByRole('option', { name: /river 8/ })).toBeDefined()
  expect(screen.queryByRole('option', { name: /more$/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('9 results')
  await vi.waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toContain('river 5'))
})

test('an alert and a milestone are found by their words, and a goal by the act that it is named with', async () => {
  const alert = {
    ...{ id: 'a', title: 'Screen off, book on', scheduledFor: '2026-11-26T22:15:00.000Z', goalId: null },
    ...{ isDone: false, repeat: null, missed: 0, createdAt: '2026-11-01T09:00:00.000Z' },
  }
  const step = { id: 'm', title: 'Off the dock by five', isCompleted: false, completedAt: null, targetDate: null }
  const goal = goalWith({ title: 'Read 24 books', milestones: [step] })
  const { hands, field, onGo } = open({ 'GET /api/reminders': [alert] as never, 'GET /api/goals': [goal] })
  await hands.type(field(), 'off')
  const mark = (option: HTMLElement) => option.querySelector('svg')?.classList.value ?? ''
  expect(mark(await screen.findByRole('option', { name: /Off the dock by five/ }))).toContain('lucide-check')
  expect(mark(await screen.findByRole('option', { name: /Screen off, book on/ }))).toContain('lucide-bell')
  expect(screen.queryByText(/Nothing has/)).toBeNull()
  await hands.click(await screen.findByRole('option', { name: /Screen off, book on/ }))
  expect(onGo).toHaveBeenCalledWith(paths.dashboard)
  await hands.clear(field())
  await hands.type(field(), 'check in read')
  await hands.click(await screen.findByRole('option', { name: 'Check in on Read 24 books' }))
  expect(onGo).toHaveBeenCalledWith(`${paths.goals}/${goal.id}`)
})

test('a slip of the hand and a question about somebody still find what there is', async () => {
  const goal = goalWith({ title: 'Learn Portuguese' })
  const hit = {
    kind: 'goal' as const,
    id: goal.id,
    title: goal.title,
    excerpt: '',
    found: ['Marathon'],
    isCompleted: false,
  }
  const note = {
    kind: 'journal' as const,
    id: 'e',
    excerpt: 'Beatriz came by',
    found: ['Beatriz'],
    date: '2026-11-20',
    mood: 4,
  }
  const { hands, field } = open({
    'GET /api/goals': [goal],
    'GET /api/search': ({ query }) => {
      const q = new URLSearchParams(query).get('q')
      return q === 'portuguese' ? [hit] : q === 'Beatriz' ? [note] : []
    },
  })
  await hands.type(field(), 'portugese')
  expect(await screen.findByRole('option', { name: /Learn Portuguese/ })).toBeDefined()
  expect(screen.getByText('Showing “portuguese”: 1 result')).toBeDefined()
  await hands.clear(field())
  await hands.type(field(), 'who is Beatriz?')
  expect(await screen.findByRole('option', { name: /Beatriz came by/ })).toBeDefined()
})

test('a slip in a command or a screen finds it, though the record holds another form, and so it does among the goals', async () => {
  const other = { kind: 'journal' as const, id: 'e', excerpt: 'All set', found: ['set'], date: '2026-11-20', mood: 4 }
  const { hands, field, onGo } = open({ 'GET /api/search': [other], 'GET /api/goals': [goalWith({})] })
  await hands.type(field(), 'setings')
  await screen.findByRole('option', { name: /All set/ })
  expect(options()[0]).toBe('Settings')
  await hands.clear(field())
  await hands.type(field(), 'gaols')
  await vi.waitFor(() => expect(options()[0]).toMatch(/^Goals/))
  await hands.clear(field())
  await hands.click(screen.getByRole('option', { name: 'Check in on…' }))
  await hands.type(field(), 'maraton')
  await hands.click(await screen.findByRole('option', { name: /Run a marathon/ }))
  expect(onGo).toHaveBeenCalledWith(`${paths.goals}/goal`)
})

test('a slip of a word that stands in no title is put right by what was written', async () => {
  const note = { kind: 'journal' as const, id: 'e', excerpt: 'My passport', found: ['passport'] }
  const { hands, field } = open({
    'GET /api/search': ({ query }) =>
      query.startsWith('q=passport') ? [{ ...note, date: '2026-11-20', mood: 4 }] : [],
    'GET /api/search/meant': ({ query }) => ({ q: query === 'q=pasport' ? 'passport' : null }),
  })
  await hands.type(field(), 'pasport')
  expect(await screen.findByRole('option', { name: /My passport/ })).toBeDefined()
  expect(screen.getByText('Showing “passport”: 1 result')).toBeDefined()
})

test('a word that the record holds as it is typed is no slip', async () => {
  const held = {
    kind: 'journal' as const,
    id: 'e',
    excerpt: 'A new bookshelf',
    found: ['bookshelf'],
    date: '2026-11-20',
    mood: 4,
  }
  const { hands, field } = open({ 'GET /api/search': [held] })
  await hands.type(field(), 'book')
  await screen.findByRole('option', { name: /bookshelf/ })
  expect(options().some((option) => option.startsWith('Appearance'))).toBe(false)
})

test('“dark” turns to dark at once, and a password is found', async () => {
  const { hands, field, onDone, onGo } = open()
  await hands.type(field(), 'dark')
  expect(options()[0]).toMatch(/^Dark theme/)
  await hands.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalled()
  await hands.clear(field())
  await hands.type(field(), 'password')
  await hands.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith(`${paths.settings}#sessions`)
})

test('a reply is found without the marks that it is set by', async () => {
  const hit = {
    kind: 'message' as const,
    ...{
      id: 'm',
      excerpt: '- **Attic:** past its date - **Talk:** soon',
      found: ['Attic'],
      isFromUser: false,
      coachName: null,
    },
    ...{ createdAt: '2026-11-20T09:00:00.000Z', conversationId: 'c', conversationTitle: 'Plans', isArchived: false },
  }
  const { hands, field } = open({ 'GET /api/search': [hit] })
  await hands.type(field(), 'attic')
  await vi.waitFor(() => expect(options().join()).toContain('Attic: past its date Talk: soon'))
})

test('a message that is found is told with who said it: you, or the coach by the name it had then', async () => {
  const hit = {
    kind: 'message' as const,
    ...{ id: 'm', excerpt: 'The attic first', found: ['attic'], isFromUser: false, coachName: 'Hanna' },
    ...{ createdAt: '2026-11-20T09:00:00.000Z', conversationId: 'c', conversationTitle: 'Plans', isArchived: false },
  }
  const { hands, field } = open({
    'GET /api/search': [
      hit,
      { ...hit, id: 'n', excerpt: 'And the attic?', isFromUser: true, coachName: null },
      { ...hit, id: 'o', excerpt: 'Of the attic', coachName: null },
    ],
  })
  await hands.type(field(), 'attic')
  await vi.waitFor(() => expect(options().join()).toContain('The attic first'))
  const told = (words: string) => options().find((option) => option?.includes(words))
  expect(told('The attic first')).toContain('Hanna · 20 Nov')
  expect(told('And the attic?')).toContain('You · 20 Nov')
  expect(told('Of the attic')).toContain(`${coachLabel(ada).name} · 20 Nov`)
})

test('what the palette leads to is told apart by its marks', async () => {
  const { hands, field } = open({})
  const markOf = async (text: string) => {
    await hands.clear(field())
    await hands.type(field(), text)
    return screen.getAllByRole('option')[0]?.querySelector('svg')?.getAttribute('class')
  }
  expect(await markOf('weekly review')).not.toBe(await markOf('goals'))
})

test('a line about the day and an energy make an entry, with the words as they were typed', async () => {
  const made = proposalWith({ verb: 'entry.write', title: 'Entry: A good day' })
  const { hands, field, onDone, calls } = open({
    'POST /api/proposals': made as never,
    'POST /api/proposals/{id}/apply': { proposal: { ...made, status: 'applied' }, result: null } as never,
  })
  await hands.click(screen.getByRole('option', { name: /energy/i }))
  expect(field().getAttribute('placeholder')).toBe('A line about your day')
  expect(screen.getByRole('status').textContent).toBe('Type a line about your day, then choose your energy.')
  await hands.type(field(), 'A good day')
  expect(screen.getByRole('status').textContent).toBe('')
  await hands.click(screen.getAllByRole('option')[0] as HTMLElement)
  expect(onDone).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/proposals/{id}/apply'))
  const proposed = calls.find(({ endpoint }) => endpoint === 'POST /api/proposals')
  expect(proposed?.body).toEqual({
    verb: 'entry.write',
    input: { mood: expect.any(Number), notes: 'A good day' },
    source: 'palette',
  })
})

test('an energy that is chosen first waits for its line: the hands are in the field, and Enter logs both', async () => {
  const made = proposalWith({ verb: 'entry.write', title: 'Entry: A good day' })
  const { hands, field, onDone, calls } = open({
    'POST /api/proposals': made as never,
    'POST /api/proposals/{id}/apply': { proposal: { ...made, status: 'applied' }, result: null } as never,
  })
  await hands.click(screen.getByRole('option', { name: /energy/i }))
  // With nothing chosen it is the middle one, as in every other form of an entry.
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('3, Neutral')
  await hands.click(screen.getByRole('option', { name: '4, Good' }))
  expect(onDone).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('status').textContent).toBe(
    '“4, Good” is chosen. Now type a line about your day, then press Enter.',
  )
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('4, Goodcurrent')
  // The pointer goes its way, an arrow chooses anew, and a letter changes nothing of it.
  await hands.hover(screen.getByRole('option', { name: '1, Very Low' }))
  await hands.keyboard('A good{ArrowDown}{ArrowUp} day{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/proposals/{id}/apply'))
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/proposals')?.body).toEqual({
    verb: 'entry.write',
    input: { mood: 4, notes: 'A good day' },
    source: 'palette',
  })
})

test('a time that is chosen first waits for what to be reminded of', async () => {
  const made = proposalWith({ verb: 'alert.add', title: 'Alert: Call Ida' })
  const { hands, field, calls } = open({
    'POST /api/proposals': made as never,
    'POST /api/proposals/{id}/apply': { proposal: { ...made, status: 'applied' }, result: null } as never,
  })
  await hands.click(screen.getByRole('option', { name: 'Add alert…' }))
  expect(screen.getByRole('status').textContent).toBe('Type what to be reminded of, then choose when.')
  const last = screen.getAllByRole('option').at(-1) as HTMLElement
  const time = last.textContent
  await hands.click(last)
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('status').textContent).toContain(`“${time}” is chosen.`)
  await hands.keyboard('Call Ida{Enter}')
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/proposals/{id}/apply'))
})

test('an order that is typed is the first thing offered, and done by one press', async () => {
  const input = { title: 'Water the plants', scheduledFor: '2026-12-01T09:00:00.000Z' }
  const made = proposalWith({ verb: 'alert.add', title: 'Alert: Water the plants, Tue 1 Dec 09:00', input })
  const { hands, field, onDone, calls } = open({
    'GET /api/search': [],
    'GET /api/search/meant': { q: null } as never,
    'POST /api/proposals/read': [{ verb: made.verb, title: made.title, input }],
    'POST /api/proposals': made as never,
    'POST /api/proposals/{id}/apply': { proposal: { ...made, status: 'applied' }, result: null } as never,
  })
  await hands.type(field(), 'remind me tomorrow at 9 to water the plants')
  await vi.waitFor(() => expect(options()[0]).toBe('Add alert: Water the plants, Tue 1 Dec 09:00'))
  await hands.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/proposals/{id}/apply'))
  const proposed = calls.find(({ endpoint }) => endpoint === 'POST /api/proposals')
  expect(proposed?.body).toEqual({ verb: 'alert.add', input, source: 'palette' })
})

test('Escape and Backspace on an empty field lead back to the first page', async () => {
  const { hands, field } = open({ 'GET /api/goals': [goalWith({})] })
  const first = options()
  for (const key of ['{Escape}', '{Backspace}']) {
    await hands.click(screen.getByRole('option', { name: /theme/i }))
    expect(field().getAttribute('placeholder')).toBe('Choose a theme')
    await hands.type(field(), key)
    expect(options()).toEqual(first)
  }
})

test('what is typed can be asked of the coach, or looked up in the record, answered in place', async () => {
  const { hands, field } = open({
    'POST /api/record/ask': { words: 'You ran 12 times.', answer: { rows: [] } } as never,
  })
  await hands.type(field(), 'how')
  expect(options().some((option) => option.includes('Ask Maya: “how”'))).toBe(true)
  expect(options().some((option) => option.includes('Look up in your record'))).toBe(false)
  await hands.type(field(), ' often did I run')
  expect(options().some((option) => option.includes('Ask Maya: “how often did I run”'))).toBe(true)
  await hands.click(screen.getByRole('option', { name: /Look up in your record/ }))
  expect(await screen.findByText('You ran 12 times.')).toBeDefined()
})

test('a mission is chosen and completed through the table of verbs, and a page without one says so', async () => {
  const made = proposalWith({ verb: 'goal.complete', title: 'Complete: Run a marathon' })
  const { hands, field, onDone, calls } = open({
    'GET /api/goals': [goalWith({}), goalWith({ id: 'done', title: 'Read', isCompleted: true })],
    'POST /api/proposals': made as never,
    'POST /api/proposals/{id}/apply': { proposal: { ...made, status: 'applied' }, result: null } as never,
  })
  await hands.click(screen.getByRole('option', { name: 'Resume…' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('There is no such goal'))
  await hands.type(field(), '{Escape}mark as')
  await hands.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: /Run a marathon/ })).toBeDefined()
  expect(screen.queryByRole('option', { name: /Read/ })).toBeNull()
  await hands.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/proposals/{id}/apply'))
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/proposals')?.body).toEqual({
    verb: 'goal.complete',
    input: { goalId: 'goal' },
    source: 'palette',
  })
})

test('who has no goal is offered nothing that is done with one', async () => {
  getQueryClient().setQueryData(goalsKey, [])
  open()
  expect(screen.queryByRole('option', { name: 'Check in on…' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Drop…' })).toBeNull()
  cleanup()
  // Where it is not known as the palette opens, nothing goes away under the hand.
  getQueryClient().removeQueries({ queryKey: goalsKey })
  const { calls } = open()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('GET /api/goals'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('option', { name: 'Check in on…' })).toBeDefined()
})

test('a check-in goes to the mission that was chosen', async () => {
  const { hands, onGo } = open({ 'GET /api/goals': [goalWith({})] })
  await hands.click(screen.getByRole('option', { name: 'Check in on…' }))
  await hands.click(await screen.findByRole('option', { name: /Run a marathon/ }))
  expect(onGo).toHaveBeenCalledWith(`${paths.goals}/goal`)
})

test('a goal that was found opens its own page, completed or not', async () => {
  const goal = { kind: 'goal' as const, title: 'Run a marathon', excerpt: '', found: ['marathon'] }
  const hits = [
    { ...goal, id: 'run', isCompleted: false },
    { ...goal, id: 'ran', title: 'Ran a marathon', isCompleted: true },
  ]
  const { hands, field, onGo } = open({ 'GET /api/search': hits as never })
  await hands.type(field(), 'marathon')
  await hands.click(await screen.findByRole('option', { name: /Run a marathon/ }))
  await hands.click(screen.getByRole('option', { name: /Ran a marathon/ }))
  expect(onGo.mock.calls).toEqual([[`${paths.goals}/run`], [`${paths.goals}/ran`]])
})

test('the item that Enter would choose is the active one of the field: the first, what comes later, and by an arrow', async () => {
  const { hands, field } = open({
    'GET /api/search': [
      { kind: 'goal', id: 'run', title: 'Run a marathon', excerpt: '', found: ['Marathon'], isCompleted: false },
    ] as never,
  })
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  const marked = () => screen.getByRole('option', { selected: true })
  await vi.waitFor(() => expect(active()).toBe(marked()))
  await hands.type(field(), 'marathon')
  await screen.findByRole('option', { name: /Run a marathon/ })
  await vi.waitFor(() => expect(active()?.textContent).toContain('Run a marathon'))
  expect(active()).toBe(marked())
  await hands.keyboard('{ArrowDown}')
  expect(active()?.textContent).toContain('Ask Maya')
  expect(active()).toBe(marked())
})

test('one signs out by a command, and a month leads to what it came to', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00Z') })
  const empty = { entries: 0, goals: [], stepsDone: 0 }
  const { hands, field, onSignOut, onGo } = open({
    'GET /api/insights/monthly': ({ query }) => {
      const month = new URLSearchParams(query).get('month') ?? ''
      return { ...empty, month, entries: month === '2026-06' ? 3 : 0 } as never
    },
  })
  await hands.type(field(), 'log out')
  await hands.click(await screen.findByRole('option', { name: 'Sign out' }))
  expect(onSignOut).toHaveBeenCalled()
  await hands.clear(field())
  await hands.type(field(), 'june')
  expect((await screen.findAllByRole('option', { name: /^June/ })).map(({ textContent }) => textContent)).toEqual([
    'June 2026Review',
  ])
  await hands.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith(`${paths.insights}?month=2026-06`)
  vi.useRealTimers()
})
