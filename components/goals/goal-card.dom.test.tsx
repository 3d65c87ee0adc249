import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useGoals } from '@/lib/client/goals/api'
import { goalsKey } from '@/lib/client/goals/cache'
import type { Goal } from '@/lib/contract/goal'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { goalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { CompletionHost } from './completion-host'
import { GoalCard } from './goal-card'

const standing = (riskLevel: RiskItem['riskLevel']): RiskItem => ({
  goalId: 'goal',
  status: 'behind',
  riskLevel,
  weeks: [0, 0, 0, 0, 0, 0, 0, 10],
})
const now = { today: '2026-11-23', timeZone: 'UTC' }

test.each([
  [undefined, 'Low risk'],
  ['low', 'Low risk'],
  ['medium', 'Medium risk'],
  ['high', 'High risk'],
] as const)('an ongoing goal of risk %s wears the badge “%s”, its ring and what can be done', (risk, badge) => {
  show(<GoalCard goal={goalWith({ progress: 40 })} standing={risk && standing(risk)} now={now} onAction={vi.fn()} />)
  expect(screen.getByText(badge)).toBeDefined()
  expect(screen.queryByText('Completed')).toBeNull()
  expect(screen.getByRole('img', { name: '40% complete' })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Get AI Coaching: / })).toBeDefined()
})

test('a card says how its goal goes, and its first button checks in; one that rests has none', async () => {
  const onAction = vi.fn()
  const goal = goalWith({ title: 'Swim' })
  const { hands, rerender } = show(<GoalCard goal={goal} standing={standing('high')} now={now} onAction={onAction} />)
  expect(screen.getByText('Behind')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Check in: Swim' }))
  expect(onAction).toHaveBeenCalledWith('check-in', goal)
  const paused = { ...goal, pausedAt: '2026-11-20T10:00:00.000Z' }
  rerender(<GoalCard goal={paused} standing={standing('high')} now={now} onAction={onAction} />)
  expect(screen.queryByRole('button', { name: 'Check in: Swim' })).toBeNull()
})

test('what a card’s buttons do is in its menu as well, but for deleting, which its bin does', async () => {
  const onAction = vi.fn()
  const goal = goalWith({ title: 'Swim' })
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={onAction} />)
  for (const [name, action] of [
    ['Get AI Coaching', 'coaching'],
    ['View Mission History', 'history'],
  ] as const) {
    await hands.click(screen.getByRole('button', { name: 'More actions: Swim' }))
    await hands.click(await screen.findByRole('menuitem', { name }, { timeout: 10_000 }))
    await vi.waitFor(() => expect(onAction).toHaveBeenLastCalledWith(action, goal), 10_000)
  }
  await hands.click(screen.getByRole('button', { name: 'More actions: Swim' }))
  await screen.findByRole('menuitem', { name: 'Edit goal' }, { timeout: 10_000 })
  expect(screen.queryByRole('menuitem', { name: 'Delete goal' })).toBeNull()
})

test('by keyboard a card begins with its menu, and the bin comes next', async () => {
  const { hands } = show(<GoalCard goal={goalWith({ title: 'Swim' })} now={now} onAction={vi.fn()} />)
  await hands.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions: Swim')
  await hands.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete goal: Swim')
})

test('on a phone one line of a card opens what else it tells', async () => {
  const goal = goalWith({ title: 'Swim', description: 'A mile in the lake', tags: ['summer'] })
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={vi.fn()} />)
  const line = screen.getByRole('button', { name: 'Show more: Swim' })
  const details = document.getElementById(line.getAttribute('aria-controls') ?? '')
  expect(details?.className).toContain('max-sm:hidden')
  expect(details?.textContent).toContain('summer')
  await hands.click(line)
  expect(line.getAttribute('aria-expanded')).toBe('true')
  expect(details?.className).not.toContain('max-sm:hidden')
})

test('of several milestones a card shows the next one, and all of them by a press', async () => {
  const goal = goalWith({ milestones: [milestone('a', true), milestone('b'), milestone('c')] })
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={vi.fn()} />)
  expect(screen.getAllByRole('checkbox').map((box) => box.id)).toEqual(['milestone-b'])
  await hands.click(screen.getByRole('button', { name: 'Show all 3' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})

test('a completed goal says so, when and at how much, and offers no coaching', () => {
  const goal = goalWith({ isCompleted: true, completedAt: '2026-11-20T10:00:00.000Z', progress: 80 })
  show(<GoalCard goal={goal} standing={standing('high')} now={now} onAction={vi.fn()} />)
  expect(screen.getByText('Completed')).toBeDefined()
  expect(screen.getByText(/at 80%/)).toBeDefined()
  expect(screen.queryByText(/risk/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Get AI Coaching: / })).toBeNull()
})

test('on a phone a card says in few words that it is too early to forecast', () => {
  const tooEarly = { ...standing('low'), status: 'tooEarly' as const }
  show(<GoalCard goal={goalWith({ targetDate: '2027-01-06' })} standing={tooEarly} now={now} onAction={vi.fn()} />)
  expect(screen.getByText('Too early').textContent).toBe('Too early to forecast')
  expect(screen.getByText('to forecast').className).toBe('max-sm:sr-only')
})

test('a paused goal says until when, a dropped one that it is, and neither has a risk', () => {
  const paused = { pausedAt: '2026-11-20T10:00:00.000Z', pausedUntil: '2026-12-01' }
  const { rerender } = show(
    <GoalCard goal={goalWith(paused)} standing={standing('high')} now={now} onAction={vi.fn()} />,
  )
  expect(screen.getByText('Paused until 1 Dec')).toBeDefined()
  expect(screen.queryByText(/risk/)).toBeNull()
  rerender(
    <GoalCard
      goal={goalWith(paused)}
      standing={standing('high')}
      now={{ ...now, today: '2026-12-01' }}
      onAction={vi.fn()}
    />,
  )
  expect(screen.getByText('High risk')).toBeDefined()
  const dropped = goalWith({ droppedAt: '2026-11-20T10:00:00.000Z' })
  rerender(<GoalCard goal={dropped} standing={standing('high')} now={now} onAction={vi.fn()} />)
  expect(screen.getByText('Dropped')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Get AI Coaching: / })).toBeNull()
})

test.each([
  [null, 'No date'],
  ['2026-11-20', /3 days ago/],
  ['2026-11-24', /tomorrow/],
])('a goal due %s says %s', (targetDate, words) => {
  show(<GoalCard goal={goalWith({ targetDate })} now={now} onAction={vi.fn()} />)
  const stands =
    typeof words === 'string'
      ? words
      : (_: string, node: Element | null) => node?.tagName === 'P' && words.test(node.textContent ?? '')
  expect(screen.getByText(stands)).toBeDefined()
})

test('each button asks for its own deed, about this goal', async () => {
  const onAction = vi.fn()
  const goal = goalWith({})
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={onAction} />)
  await hands.click(screen.getByRole('button', { name: /^Get AI Coaching: / }))
  await hands.click(screen.getByRole('button', { name: /^View Mission History: / }))
  await hands.click(screen.getByRole('button', { name: `Delete goal: ${goal.title}` }))
  expect(onAction.mock.calls).toEqual([
    ['coaching', goal],
    ['history', goal],
    ['delete', goal],
  ])
})

const milestone = (id: string, isCompleted = false) => ({
  id,
  title: `Step ${id}`,
  isCompleted,
  completedAt: null,
  targetDate: null,
})

/** The card of the goal as the client holds it. */
function CardOf({ id }: { id: string }) {
  const goal = useGoals().data?.find((one) => one.id === id)
  return goal ? <GoalCard goal={goal} now={now} onAction={vi.fn()} /> : null
}

test('a ticked milestone shows at once, is sent with the whole list, and is counted', async () => {
  const goal = goalWith({ milestones: [milestone('a', true), milestone('b'), milestone('c')] })
  getQueryClient().setQueryData(goalsKey, [goal])
  const saved: Goal = { ...goal, milestones: [milestone('a', true), milestone('b', true), milestone('c')] }
  const { hands, calls } = show(<CardOf id={goal.id} />, {
    'GET /api/goals/{id}': goal,
    'PATCH /api/goals/{id}': saved,
  })
  expect(screen.getByText('1 of 3')).toBeDefined()
  await hands.click(screen.getByRole('checkbox', { name: 'Step b' }))
  expect(await screen.findByText('2 of 3')).toBeDefined()
  await vi.waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('PATCH /api/goals/{id}'))
  expect(calls.at(-1)?.body).toEqual({
    milestones: [
      { id: 'a', title: 'Step a', isCompleted: true },
      { id: 'b', title: 'Step b', isCompleted: true },
      { id: 'c', title: 'Step c', isCompleted: false },
    ],
  })
})

test('a tick that the server refuses is taken back, and said', async () => {
  const goal = goalWith({ milestones: [milestone('a'), milestone('b')] })
  getQueryClient().setQueryData(goalsKey, [goal])
  const refusal = new Refusal(503, { error: 'Try again in a moment.', code: 'unavailable' })
  const { hands } = show(
    <>
      <CardOf id={goal.id} />
      <Toasts />
    </>,
    { 'GET /api/goals/{id}': goal, 'PATCH /api/goals/{id}': refusal },
  )
  await hands.click(screen.getByRole('checkbox', { name: 'Step a' }))
  expect(await within(screen.getByRole('list', { name: 'Toasts' })).findByText(/Try again in a moment/)).toBeDefined()
  expect(screen.getByText('0 of 2')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Step a' }).checked).toBe(false)
})

test('the last tick closes no goal: it asks', async () => {
  const goal = goalWith({ milestones: [milestone('a', true), milestone('b', true)] })
  const onAction = vi.fn()
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={onAction} />)
  expect(screen.getByText('Done with both. Is the goal done?')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(onAction).toHaveBeenCalledWith('check-in', goal)
})

test('with each milestone ticked a card offers to complete its goal, in the dialog of its menu', async () => {
  const goal = goalWith({
    title: 'Podcast',
    targetDate: '2026-11-01',
    milestones: [milestone('a', true), milestone('b', true)],
  })
  const completed = { ...goal, isCompleted: true, progress: 100 }
  const { hands, calls } = show(
    <>
      <GoalCard goal={goal} standing={standing('high')} now={now} onAction={vi.fn()} />
      <CompletionHost />
    </>,
    {
      'GET /api/goals': [goal],
      'GET /api/goals/{id}': goal,
      'GET /api/goals/{id}/history': [],
      'GET /api/insights/goals/risk': [],
      'PATCH /api/goals/{id}': completed,
    },
  )
  expect(screen.getByText('Ready to complete')).toBeDefined()
  expect(screen.queryByText('High risk')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Check in: Podcast' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Complete: Podcast' }))
  expect(await screen.findByRole('dialog', { name: 'Mark as completed' }, { timeout: 10_000 })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByRole('dialog', { name: 'Goal Completed!' })).toBeDefined()
  expect(calls.find(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}')?.body).toMatchObject({
    isCompleted: true,
    progress: 100,
  })
})

test('a value goes to its goal as a number, and a text that is none goes nowhere', async () => {
  const measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } as const
  const goal = goalWith({ measure, reading: 12 })
  const added = {
    id: 'v',
    goalId: goal.id,
    value: 5.5,
    date: now.today,
    note: '',
    source: 'user',
    createdAt: goal.createdAt,
  }
  const { hands, calls } = show(<GoalCard goal={goal} now={now} onAction={vi.fn()} />, {
    'POST /api/goals/{id}/values': added as never,
    'GET /api/goals/{id}': { ...goal, reading: 17.5 },
  })
  expect(screen.getByText(/12 of 100 km/)).toBeDefined()
  const field = screen.getByRole('textbox', { name: /Add km/ })
  await hands.type(field, 'many{Enter}')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(calls).toEqual([])
  await hands.clear(field)
  await hands.type(field, '5.5{Enter}')
  await vi.waitFor(() => expect(calls[0]?.body).toMatchObject({ value: 5.5 }))
  expect(calls[0]?.path).toBe(`/api/goals/${goal.id}/values`)
})

test('on a phone one press opens all that a completed card tells, its note too', async () => {
  const note = 'Ten weeks, twelve minutes twice a day. '.repeat(4)
  const done = { isCompleted: true, progress: 100, completedAt: '2026-11-20T09:00:00.000Z' }
  const goal = goalWith({ title: 'Swim', completionNotes: note, description: 'A mile in the lake', ...done })
  const { hands } = show(<GoalCard goal={goal} now={now} onAction={vi.fn()} />)
  const [own, line, ...others] = screen.getAllByRole('button', { name: /^Show more/ })
  expect(others).toEqual([])
  // The note's own press is that of wide screens alone.
  expect(own?.className).toContain('max-sm:hidden')
  expect(line?.textContent).toBe('Show more')
  const words = screen.getByText(note.trim())
  expect(words.className).toContain('line-clamp-2')
  await hands.click(screen.getByRole('button', { name: 'Show more: Swim' }))
  expect(words.className).not.toContain('line-clamp-2')
  expect(screen.getByText('A mile in the lake')).toBeDefined()
})

/** Every text takes so many lines of 20 pixels. */
function measure(lines: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly look: () => void) {}
      observe = () => this.look()
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 20)
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ lineHeight: '20px' } as CSSStyleDeclaration)
}

test.each([
  [3, false],
  [4, true],
])('a note of %i lines is cut: %s', (lines, isCut) => {
  measure(lines)
  const note = 'Ten weeks, twelve minutes twice a day. '.repeat(4)
  const done = { isCompleted: true, progress: 100, completedAt: '2026-11-20T09:00:00.000Z', completionNotes: note }
  show(<GoalCard goal={goalWith({ title: 'Swim', ...done })} now={now} onAction={vi.fn()} />)
  expect(screen.getByText(note.trim()).className.includes('line-clamp-2')).toBe(isCut)
  expect(screen.queryAllByText('Show more')).toHaveLength(isCut ? 2 : 0)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what a completed card keeps back is called by its name', () => {
  const done = { isCompleted: true, progress: 100, completedAt: '2026-11-20T09:00:00.000Z', tags: ['lake'] }
  show(<GoalCard goal={goalWith({ title: 'Swim', ...done })} now={now} onAction={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Show tags: Swim' })).toBeDefined()
})

test('a completed card that tells all has nothing to open', () => {
  const done = { isCompleted: true, progress: 100, completedAt: '2026-11-20T09:00:00.000Z' }
  show(<GoalCard goal={goalWith({ title: 'Swim', ...done })} now={now} onAction={vi.fn()} />)
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
})
