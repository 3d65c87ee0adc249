import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DemoScreen } from '@/components/shared/kept'
import * as keep from '@/lib/client/outbox/keep'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import { commonMessages } from '@/lib/contract/messages/common'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { planMessages } from '@/lib/contract/messages/plans'
import { router } from '@/tests/support/dom-router'
import { ada, goalWith, proposalWith, show, Toasts } from '@/tests/support/dom-screen'
import { QuestionCard } from './question-card'

const coach = {
  name: 'Maya',
  style: 'Compassion',
  closing: 'No more questions today.',
  isWithoutGoals: false,
  total: 2,
  questions: ['Run a race', 'Read 12 books'].map((title) => ({
    id: `question ${title}`,
    goalId: title,
    title,
    status: 'onTrack' as const,
    due: null,
    domain: 'health' as const,
    progress: 20,
    isCounted: title === 'Read 12 books',
    isWhole: false,
    words: `What about ${title}?`,
    ask: null,
  })),
}
const day = { rows: [], today: '2026-11-26', onAsked: () => undefined }
const answered = (title: string): AiUpdateAnswer =>
  ({
    goal: goalWith({ id: title, title, progress: 45 }),
    progressUpdate: { oldProgress: 20, newProgress: 45, reasoning: 'You ran 9 of 20 km.' },
    act: proposalWith({ id: `act ${title}`, status: 'applied' }),
    careLevel: null,
  }) as AiUpdateAnswer

test('an answer moves its goal in place, says why, and the next question follows with the focus', async () => {
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText('20% → 45%.')).toBeDefined()
  expect(screen.getByText(/You ran 9 of 20 km/)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer: Read 12 books'))
})

test('in the demo a question is passed over like any other, and nothing is sent', async () => {
  const { hands, calls } = show(
    <DemoScreen>
      <QuestionCard coach={coach} {...day} />
    </DemoScreen>,
    {},
  )
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer: Read 12 books'))
  expect(calls).toEqual([])
})

test('in the demo an answer is not said to be kept, has no way back and reads nothing anew', async () => {
  router.refresh.mockClear()
  const progressUpdate = { oldProgress: 20, newProgress: 20, reasoning: 'Kept. It stays at 20%.' }
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => ({
      ...answered('Run a race'),
      act: undefined,
      progressUpdate,
      unkept: true as const,
    }),
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'thought of it')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect((await screen.findByText(commonMessages.unkept)).parentElement?.textContent).not.toContain('Kept.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a rhythm that misses nothing has no figure in its ring that says otherwise', () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  const questions = [{ ...race, progress: 99, isWhole: true }]
  show(<QuestionCard coach={{ ...coach, questions }} {...day} />)
  expect(screen.getByRole('img', { name: 'Kept in full' }).textContent).toBe('✓')
})

test('figures are asked for where the goal counts them alone', async () => {
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'POST /api/today/questions/{id}/skip': () => null as unknown as undefined,
  })
  expect(screen.getByPlaceholderText(/“Half of it” or “60%”/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(screen.getByPlaceholderText(/^Numbers help/)).toBeDefined()
})

test('what is put off is told to the server; where that fails the question is back', async () => {
  let isRefusing = false
  const skipped: string[] = []
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'POST /api/today/questions/{id}/skip': ({ path }: { path: string }) => {
      if (isRefusing) throw new Error('refused')
      skipped.push(path)
      return null as unknown as undefined
    },
  })
  expect(screen.getByText('1 of 2 today')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(screen.getByText('What about Read 12 books?')).toBeDefined()
  expect(screen.getByText('2 of 2 today')).toBeDefined()
  isRefusing = true
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(await screen.findByText('What about Read 12 books?')).toBeDefined()
  expect(skipped).toHaveLength(1)
})

test('what was put off is asked after all by the toast’s Undo, with the focus in its field', async () => {
  const skip = '/api/today/questions/{id}/skip'
  const { hands, calls } = show(
    <>
      <QuestionCard coach={coach} {...day} />
      <Toasts />
    </>,
    {
      [`POST ${skip}`]: () => null as unknown as undefined,
      [`DELETE ${skip}`]: () => null as unknown as undefined,
    },
  )
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(screen.getByText('What about Read 12 books?')).toBeDefined()
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('Your answer: Run a race'))
  expect(screen.getByText('1 of 2 today')).toBeDefined()
  await waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toEqual([`POST ${skip}`, `DELETE ${skip}`]))
})

test('where a question cannot be asked after all it stays put off, which is said, and Undo is offered again', async () => {
  const skip = '/api/today/questions/{id}/skip'
  let isOffline = true
  const { hands } = show(
    <>
      <QuestionCard coach={coach} {...day} />
      <Toasts />
    </>,
    {
      [`POST ${skip}`]: () => null as unknown as undefined,
      [`DELETE ${skip}`]: () => {
        if (isOffline) throw new Error('no connection')
        return null as unknown as undefined
      },
    },
  )
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(new RegExp(`^${planMessages.failed.askQuestion} No connection`))).toBeDefined()
  expect(screen.getByText('What about Read 12 books?')).toBeDefined()
  expect(screen.getByText('2 of 2 today')).toBeDefined()
  isOffline = false
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('Your answer: Run a race'))
})

test('what was asked back before a reload stands there; later means later, not never today', async () => {
  const [race, ...others] = coach.questions
  if (!race) throw new Error('no question')
  const ask = { responseId: 'response-1', words: 'How far?', kind: 'share', unit: null, options: [] } as const
  const questions = [{ ...race, ask: { ...ask, options: [{ label: 'Half', progress: 50 }] } }, ...others]
  const { hands, calls } = show(<QuestionCard coach={{ ...coach, questions }} {...day} />)
  expect(screen.getByRole('button', { name: 'Half' })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.getByText('What about Read 12 books?')).toBeDefined()
  expect(calls).toEqual([])
})

test('what was asked back is answered in other words after one press', async () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  const options = [{ label: '“Outline” is done', milestoneIds: ['outline'] }]
  const ask = { responseId: 'r', words: 'Is it done?', kind: 'milestones', unit: null, options } as const
  const questions = [{ ...race, ask: { ...ask, options: [...options] } }]
  const { hands } = show(<QuestionCard coach={{ ...coach, questions }} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
  })
  await hands.click(screen.getByRole('button', { name: 'Something else' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer: Run a race'))
  await hands.keyboard('ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText('20% → 45%.')).toBeDefined()
})

test('what is taken back is no longer told as done', async () => {
  const act = proposalWith({ id: 'act Run a race', status: 'undone' })
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
    'POST /api/proposals/{id}/undo': { proposal: act, result: null } as never,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Back at 20%.')).toBeDefined()
  expect(screen.queryByText(/20% → 45%|You ran 9 of 20 km/)).toBeNull()
})

test('a milestone whose tick is taken back is said to be open again, and the goal not to be back where it stayed', async () => {
  const diff = [{ field: 'milestone m', label: 'Buy shoes', from: 'open', to: 'done' }]
  const act = proposalWith({ id: 'act', status: 'applied', diff })
  const progressUpdate = { oldProgress: 20, newProgress: 20, reasoning: '“Buy shoes” is done, it stays at 20%.' }
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => ({ ...answered('Run a race'), act, progressUpdate }),
    'POST /api/proposals/{id}/undo': { proposal: { ...act, status: 'undone' }, result: null } as never,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'bought the shoes')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/“Buy shoes” is open again\./)).toBeDefined()
  expect(screen.queryByText(/Back at/)).toBeNull()
})

test('a milestone that was ticked beside what is taken back is said to be open again, too', async () => {
  const act = proposalWith({ id: 'act', status: 'applied' })
  const measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 20 } as const
  const milestones = [{ id: 'm', title: 'Run 5 km', isCompleted: false, completedAt: null, targetDate: null }]
  const goal = goalWith({ id: 'Run a race', title: 'Run a race', progress: 45, measure, reading: 9, milestones })
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => ({ ...answered('Run a race'), goal, act }),
    'GET /api/goals/{id}': goal,
    'PATCH /api/goals/{id}': goal,
    'POST /api/proposals/{id}/undo': { proposal: { ...act, status: 'undone' }, result: null } as never,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await hands.click(await screen.findByRole('button', { name: 'Tick “Run 5 km”' }))
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/“Run 5 km” is open again\./)).toBeDefined()
})

test('the question of an answer that is taken back is asked again, with what was written', async () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  const act = proposalWith({ id: 'act Run a race', status: 'undone' })
  const { hands } = show(<QuestionCard coach={{ ...coach, questions: [race] }} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
    'POST /api/proposals/{id}/undo': { proposal: act, result: null } as never,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText('No more questions today.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer: Run a race')
  await vi.waitFor(() => expect(field.value).toBe('ran 9 of 20 km'))
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('Back at 20%.')).toBeDefined()
  expect(screen.getByText(/^Your answer, taken back/)).toBeDefined()
  await hands.type(field, ' and walked 2')
  expect(screen.queryByText(/^Your answer, taken back/)).toBeNull()
})

/** What is asked back of an answer. */
const ask = {
  responseId: 'r',
  words: 'How far?',
  kind: 'share',
  unit: null,
  options: [{ label: 'Half', progress: 50 }],
}

test('while something is asked back, nothing else is asked of the goal', () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  show(<QuestionCard coach={{ ...coach, questions: [{ ...race, ask: ask as never }] }} {...day} />)
  expect(screen.getByText('How far?')).toBeDefined()
  expect(screen.queryByText('What about Run a race?')).toBeNull()
})

const bare = { ...coach, questions: [], total: 0, isWithoutGoals: true, closing: 'What do you want to have done?' }

test('where no goal is under way, a title and an area on the card make one', async () => {
  const { hands, calls, rerender } = show(<QuestionCard coach={bare} {...day} />, {
    'POST /api/goals/measure': null as never,
    'POST /api/goals': goalWith({ title: 'Run a half marathon' }),
  })
  const title = await screen.findByLabelText('What do you want to have done?')
  expect(screen.getByText(`${bare.name} asks`)).toBeDefined()
  const area = screen.getByRole('combobox', { name: 'Area' })
  // Those that were chosen in setup alone.
  expect([...(area as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Choose an area', 'Health'])
  await hands.selectOptions(area, '')
  await hands.click(screen.getByRole('button', { name: 'Create goal' }))
  expect([title, area].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(title)
  await hands.type(title, 'Run a half marathon')
  await hands.click(screen.getByRole('button', { name: 'Create goal' }))
  expect(document.activeElement).toBe(area)
  expect(calls.filter(({ endpoint }) => endpoint === 'POST /api/goals')).toEqual([])
  await hands.selectOptions(area, 'health')
  await hands.click(screen.getByRole('button', { name: 'Create goal' }))
  await vi.waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const [made] = calls.filter(({ endpoint }) => endpoint === 'POST /api/goals')
  expect(made?.body).toMatchObject({ title: 'Run a half marathon', domain: 'health' })
  // The question about it comes in the form's place, and is there to be answered.
  rerender(<QuestionCard coach={coach} {...day} />)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your answer: Run a race')))
})

test('the day that the title names is its date by one press', async () => {
  const { hands, calls } = show(<QuestionCard coach={bare} {...day} />, {
    'POST /api/goals/measure': { measure: null, words: '', due: '2099-06-30' } as never,
    'POST /api/goals': goalWith({ title: 'Learn to sail by June' }),
  })
  await hands.type(await screen.findByLabelText('What do you want to have done?'), 'Learn to sail by June')
  await hands.click(await screen.findByRole('button', { name: 'Set the date: 30 Jun 2099' }))
  expect(screen.getByText('Due 30 Jun 2099')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create goal' }))
  await hands.click(screen.getByRole('button', { name: 'Create goal' }))
  await vi.waitFor(() => expect(calls.some(({ endpoint }) => endpoint === 'POST /api/goals')).toBe(true))
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/goals')?.body).toMatchObject({ targetDate: '2099-06-30' })
})

test('a goal that was begun in setup goes on there with its date', async () => {
  const name = `draft:${ada.id}:new-goal`
  localStorage.setItem(name, JSON.stringify({ title: 'Learn to sail', domain: 'health', targetDate: '2099-06-30' }))
  const { hands, calls } = show(<QuestionCard coach={bare} {...day} />, {
    'POST /api/goals/measure': null as never,
    'POST /api/goals': goalWith({ title: 'Learn to sail' }),
  })
  const title = await screen.findByLabelText('What do you want to have done?')
  await vi.waitFor(() => expect(title).toHaveProperty('value', 'Learn to sail'))
  expect(screen.getByText('Due 30 Jun 2099')).toBeDefined()
  expect(screen.getByText('What you had not saved is back.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Create goal' }))
  await vi.waitFor(() => expect(calls.some(({ endpoint }) => endpoint === 'POST /api/goals')).toBe(true))
  const [made] = calls.filter(({ endpoint }) => endpoint === 'POST /api/goals')
  expect(made?.body).toMatchObject({ title: 'Learn to sail', domain: 'health', targetDate: '2099-06-30' })
  await vi.waitFor(() => expect(localStorage.getItem(name)).toBeNull())
})

test('what is typed there begins the whole form, where more is to be said', async () => {
  const { hands, rerender } = show(<QuestionCard coach={bare} {...day} />, { 'POST /api/goals/measure': null as never })
  await hands.type(await screen.findByLabelText('What do you want to have done?'), 'Run a half marathon')
  rerender(null)
  const kept = Object.entries(localStorage).find(([name]) => name.endsWith(':new-goal'))?.[1]
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ title: 'Run a half marathon' })
})

test('the next step of the goal that is asked about is ticked beside the question', () => {
  const asked: (string | null)[] = []
  const row = { kind: 'milestone', id: 'm', goalId: 'Run a race', title: '18 km', at: null, isDone: false } as const
  show(<QuestionCard coach={coach} rows={[row]} today={day.today} onAsked={(goalId) => asked.push(goalId)} />)
  expect(screen.getByRole('checkbox', { name: '18 km' })).toBeDefined()
  expect(asked).toEqual(['Run a race'])
})

test('after the last answer the focus is on what became of it, with its Undo next', async () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  const { hands } = show(<QuestionCard coach={{ ...coach, questions: [race] }} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText('20% → 45%.')).toBeDefined()
  expect(document.activeElement?.textContent).toContain('20% → 45%.')
  expect(document.activeElement).not.toBe(document.body)
  await hands.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
})

test('a refused answer stands in its field, which has the focus; what is asked back has it in its turn', async () => {
  let isRefusing = true
  const { hands } = show(<QuestionCard coach={coach} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => {
      if (isRefusing) throw new Error('refused')
      return { ...answered('Run a race'), ask } as never
    },
  })
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'ran far')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toHaveProperty('value', 'ran far')
  isRefusing = false
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByRole('button', { name: 'Half' })).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Your answer is kept\..*How far/)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['How far?'])
})

test('what was answered stands over what the coach asks back about it, and over what it moved', async () => {
  const [race] = coach.questions
  if (!race) throw new Error('no question')
  const waiting = { ...race, ask: { ...ask, said: 'Ran a bit on Tuesday' } as never }
  const { hands } = show(<QuestionCard coach={{ ...coach, questions: [waiting] }} {...day} />, {
    'PATCH /api/goals/{id}/ai-update': () => answered('Run a race'),
  })
  expect(screen.getByText('“Ran a bit on Tuesday”')).toBeDefined()
  expect(screen.getByText(/Nothing has moved yet\./)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Half' }))
  expect(await screen.findByText('20% → 45%.')).toBeDefined()
  expect(screen.getByText('“Ran a bit on Tuesday”')).toBeDefined()
})

test('without a connection a question that is put off, and its Undo, wait to be sent in their order', async () => {
  const waiting: string[] = []
  const send = vi.spyOn(keep, 'sendOrKeep').mockImplementation(async ({ request }) => {
    waiting.push(`${request.method} ${request.path}`)
    return { kept: true }
  })
  const { hands } = show(
    <>
      <QuestionCard coach={coach} {...day} />
      <Toasts />
    </>,
  )
  await hands.click(screen.getByRole('button', { name: 'Not today' }))
  expect(screen.getByText('What about Read 12 books?')).toBeDefined()
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('Your answer: Run a race'))
  expect(await screen.findByText(new RegExp(outboxMessages.kept.title))).toBeDefined()
  const path = `/api/today/questions/${coach.questions[0]?.id}/skip`
  expect(waiting).toEqual([`POST ${path}`, `DELETE ${path}`])
  send.mockRestore()
})
