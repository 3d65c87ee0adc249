import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useGoals } from '@/lib/client/goals/api'
import { goalsKey } from '@/lib/client/goals/cache'
import type { Moment } from '@/lib/client/goals/timeline'
import { goalWith, proposalWith, show, Toasts } from '@/tests/support/dom-screen'
import { GoalTimeline } from './goal-timeline'
import { TimelineRow } from './timeline-row'

function rowOf(moment: Moment) {
  return (
    <TimelineRow
      moment={moment}
      measure={null}
      color="red"
      now={{ today: '2026-11-26', timeZone: 'UTC' }}
      onNotAbout={() => undefined}
      onLeft={() => undefined}
      onRead={() => undefined}
    />
  )
}

const mention = { ref: { kind: 'journal', id: 'entry' }, date: '2026-11-20', quote: 'The other room.' } as const

test('what is not about the goal is taken out of its history by one press, and brought back by the toast', async () => {
  const goal = goalWith({ title: 'Finish the attic room' })
  const judged: unknown[] = []
  const { hands } = show(
    <>
      <GoalTimeline goal={goal} now={{ today: '2026-11-26', timeZone: 'UTC' }} title="Mission History" />
      <Toasts />
    </>,
    {
      'GET /api/goals/{id}/history': [],
      'GET /api/goals/{id}/mentions': [mention],
      'GET /api/insights/responses/{goalId}': [],
      'GET /api/plans': [],
      'PATCH /api/goals/{id}/mentions': ({ body }) => {
        judged.push(body)
        return null as unknown as undefined
      },
    },
  )
  await hands.click(await screen.findByRole('button', { name: 'This is not about it: The other room.' }))
  await vi.waitFor(() => expect(screen.queryByText('The other room.')).toBeNull())
  expect(judged).toEqual([{ refId: 'entry', isAbout: false }])
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The other room.')).toBeDefined()
  expect(judged).toEqual([
    { refId: 'entry', isAbout: false },
    { refId: 'entry', isAbout: true },
  ])
})

test('what was told the coach leads to its own conversation, at its message', async () => {
  const conversation = { id: 'talk', title: 'The attic', isArchived: false }
  const said = {
    ref: { kind: 'message', id: 'm' },
    conversation,
    date: '2026-11-20',
    quote: 'Shelves are up.',
  } as const
  const { hands } = show(
    <GoalTimeline goal={goalWith({})} now={{ today: '2026-11-26', timeZone: 'UTC' }} title="Mission History" />,
    {
      'GET /api/goals/{id}/history': [],
      'GET /api/goals/{id}/mentions': [said],
      'GET /api/insights/responses/{goalId}': [],
      'GET /api/plans': [],
      'GET /api/chat': [],
    },
  )
  await hands.click(await screen.findByRole('button', { name: 'Chat' }))
  // Its code is fetched first, for which a busy machine takes its time.
  expect(await screen.findByRole('dialog', { name: 'The attic' }, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Continue in chat' })).toBeDefined()
})

test('words that are their own reason stand there once', () => {
  const at = '2026-11-23T10:00:00.000Z'
  const words = 'Seven of ten ports.'
  const change = {
    id: 'e',
    goalId: 'g',
    at,
    oldProgress: 60,
    newProgress: 70,
    reasoning: words,
    source: 'insight',
  } as const
  const response = {
    ...({ id: 'r', goalId: 'g', insightType: 'goal_analysis', createdAt: at } as const),
    parsedData: { response: words, appliedUpdates: {} },
  } as const
  const row = (reasoning: string, oldProgress = 60) =>
    rowOf({ key: 'k', date: '2026-11-23', at, change: { ...change, oldProgress, reasoning }, response })
  const { rerender } = show(<ul>{row(words)}</ul>, {})
  expect(screen.getAllByText(words)).toHaveLength(1)
  rerender(<ul>{row('7 of 10 is 70%.')}</ul>)
  expect(screen.getByText('7 of 10 is 70%.')).toBeDefined()
  rerender(<ul>{row('You said “Seven of ten ports”: seven of ten is 70%.')}</ul>)
  expect(screen.getByText('Seven of ten is 70%.')).toBeDefined()
  rerender(<ul>{row('Kept. It stays at 70%.', 70)}</ul>)
  expect(screen.queryByText(/It stays at/)).toBeNull()
  expect(screen.getByText('Stays at 70%')).toBeDefined()
  rerender(<ul>{row('That counts, even though it stays at 70%.', 70)}</ul>)
  expect(screen.getByText('That counts, even though it stays at 70%.')).toBeDefined()
  expect(screen.queryByText('Stays at 70%')).toBeNull()
  rerender(<ul>{row('You said “Eight ports”: that is 80%.')}</ul>)
  expect(screen.getByText('You said “Eight ports”: that is 80%.')).toBeDefined()
})

test('a date that was moved is told with both', () => {
  const row = (dated: NonNullable<Moment['dated']>) =>
    rowOf({ key: 'k', date: '2026-11-23', at: '2026-11-23T10:00:00.000Z', dated })
  const { rerender } = show(<ul>{row({ from: '2026-12-01', to: '2027-01-10' })}</ul>, {})
  expect(screen.getByText('Date moved from 1 Dec to 10 Jan 2027')).toBeDefined()
  rerender(<ul>{row({ from: null, to: '2026-12-01' })}</ul>)
  expect(screen.getByText('Date set: 1 Dec')).toBeDefined()
  rerender(<ul>{row({ from: '2026-12-01', to: null })}</ul>)
  expect(screen.getByText('Date taken away: 1 Dec')).toBeDefined()
})

test('a check-in that was taken back says so, and not what it moved', () => {
  const takenBackAt = '2026-11-22T09:00:00.000Z'
  const at = '2026-11-22T08:00:00.000Z'
  show(
    <ol>
      {rowOf({
        key: 'r',
        date: '2026-11-22',
        at,
        change: {
          id: 'e',
          goalId: 'g',
          at,
          oldProgress: 74,
          newProgress: 80,
          reasoning: '“18 km” is done.',
          source: 'coach',
          takenBackAt,
        },
        response: {
          id: 'r',
          goalId: 'g',
          insightType: 'goal_analysis',
          createdAt: at,
          parsedData: { response: 'Ran 14 km', appliedUpdates: {} },
          takenBackAt,
        },
      })}
    </ol>,
    {},
  )
  expect(screen.getByRole('listitem').textContent).toMatch(/Taken back“?Ran 14 km”?It does not count as a check-in\.$/)
  expect(screen.queryByText('74% → 80%')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('“18 km” is done.')).toBeNull()
})

test('the answer that a goal is still left by is taken back where it stands, and no other', async () => {
  const at = '2026-11-22T08:00:00.000Z'
  const answer = (id: string, act?: string) => ({
    ...{ id, goalId: 'goal', insightType: 'goal_analysis' as const, createdAt: at },
    parsedData: { response: `Felt good, ${id}`, appliedUpdates: {} },
    ...(act && { act }),
  })
  const undone: string[] = []
  const { hands } = show(
    <GoalTimeline goal={goalWith({})} now={{ today: '2026-11-26', timeZone: 'UTC' }} title="Mission History" />,
    {
      'GET /api/goals/{id}/history': [],
      'GET /api/goals/{id}/mentions': [],
      'GET /api/insights/responses/{goalId}': () =>
        undone.length > 0 ? [answer('one')] : [answer('two', 'act'), answer('one')],
      'GET /api/plans': [],
      'POST /api/proposals/{id}/undo': ({ path }) => {
        undone.push(path)
        return { proposal: proposalWith({ id: 'act', status: 'undone' }), result: null }
      },
    },
  )
  // What cannot be taken back offers nothing.
  const [menu, ...others] = await screen.findAllByRole('button', { name: /^Actions for/ })
  expect([menu?.getAttribute('aria-label'), others]).toEqual(['Actions for “Felt good, two”, 22 Nov', []])
  await hands.click(menu as HTMLElement)
  await hands.click(await screen.findByRole('menuitem', { name: 'Undo' }))
  await vi.waitFor(() => expect(undone).toEqual(['/api/proposals/act/undo']))
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Mission History, newest first' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull())
})

/** As the goal's page tells it. */
function Standing() {
  const [known] = useGoals().data ?? []
  return <p>{known && `${known.reading} km, ${known.progress}%`}</p>
}

test('a value that is deleted is out of the count at once, and back by the toast', async () => {
  const measure = { kind: 'total' as const, unit: 'km', format: 'number' as const, start: 0, target: 40 }
  const goal = goalWith({ id: 'swim', measure, reading: 9, progress: 23 })
  const value = (id: string, of: number) => ({
    ...{ id, goalId: 'swim', date: '2026-11-20', value: of, note: null, source: 'typed' as const, ref: null },
    createdAt: `2026-11-20T0${of}:00:00.000Z`,
  })
  getQueryClient().setQueryData(goalsKey, [goal])
  const { hands, calls } = show(
    <>
      <Standing />
      <GoalTimeline goal={goal} now={{ today: '2026-11-26', timeZone: 'UTC' }} title="Mission History" />
      <Toasts />
    </>,
    {
      'GET /api/goals': [goal],
      'GET /api/goals/{id}/history': [],
      'GET /api/goals/{id}/values': [value('a', 3), value('b', 6)] as never,
      'GET /api/goals/{id}/mentions': [],
      'GET /api/insights/responses/{goalId}': [],
      'GET /api/plans': [],
    },
  )
  // Each is what it added, not where the goal stood.
  expect(await screen.findByText('+3 km')).toBeDefined()
  await hands.click(await screen.findByRole('button', { name: /^Actions for 3 km, / }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(screen.getByText('6 km, 15%')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Actions for 3 km, / })).toBeNull()
  await hands.click(await screen.findByRole('button', { name: /Undo/ }))
  expect(await screen.findByText('9 km, 23%')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Actions for 3 km, / })).toBeDefined()
  expect(calls.some(({ endpoint }) => endpoint.startsWith('DELETE'))).toBe(false)
})

test('a value is corrected where it stands, and the focus is in its field, then at its line', async () => {
  const measure = { kind: 'total' as const, unit: 'km', format: 'number' as const, start: 0, target: 40 }
  const value = {
    ...{ id: 'v', goalId: 'goal', date: '2026-11-20', value: 3, note: '', source: 'typed' as const, ref: null },
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  const sent: unknown[] = []
  const { hands } = show(
    <ul>
      <TimelineRow
        moment={{ key: 'v', date: '2026-11-20', at: null, value }}
        measure={measure}
        color="red"
        now={{ today: '2026-11-26', timeZone: 'UTC' }}
        onNotAbout={() => undefined}
        onLeft={() => undefined}
        onRead={() => undefined}
      />
    </ul>,
    {
      'PATCH /api/values/{id}': ({ body }) => {
        sent.push(body)
        return { ...value, value: 5 } as never
      },
    },
  )
  await hands.click(screen.getByRole('button', { name: /^Actions for 3 km, / }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Correct', 'Delete'])
  await hands.click(items[0] as HTMLElement)
  const field = await screen.findByLabelText(/^Value of /)
  expect(document.activeElement).toBe(field)
  await hands.clear(field)
  await hands.type(field, '5{Enter}')
  await vi.waitFor(() => expect(sent).toMatchObject([{ value: 5 }]))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')))
})

test('a step back does not stand in the colour of a step forward', () => {
  const change = (id: string, oldProgress: number, newProgress: number) => ({
    ...{ key: id, at: '2026-11-23T10:00:00.000Z', date: '2026-11-23' },
    change: {
      ...{ id, goalId: 'g', at: '2026-11-23T10:00:00.000Z', oldProgress, newProgress },
      ...{ reasoning: 'Two shelves came down.', source: 'coach' as const },
    },
  })
  show(
    <>
      {rowOf(change('up', 60, 70))}
      {rowOf(change('down', 70, 55))}
    </>,
    {},
  )
  expect(screen.getByText('60% → 70%').style.color).toBe('red')
  const loss = screen.getByText('70% → 55%')
  expect(loss.style.color).toBe('')
  expect(loss.className).toContain('text-warn')
})
