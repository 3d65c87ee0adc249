import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GoalPatch } from '@/lib/contract/goal'
import type { NewReminder, Reminder } from '@/lib/contract/reminder'
import { goalWith, show } from '@/tests/support/dom-screen'
import { ReviewCard } from './review-card'
import { ReviewDialog } from './review-dialog'

const goals = [
  goalWith({ id: 'late', title: 'Paint the attic', targetDate: '2026-10-20', progress: 40 }),
  goalWith({ id: 'fine', title: 'Learn to row' }),
]
const risks = [
  { goalId: 'late', riskLevel: 'high' as const, status: 'overdue' as const, weeks: Array(8).fill(0) },
  { goalId: 'fine', riskLevel: 'low' as const, status: 'onTrack' as const, weeks: Array(8).fill(0) },
]
const forecast = { probabilityOnTime: 0, expectedDate: '2026-12-09', earliestDate: null, latestDate: null }
const now = { today: '2026-11-04', timeZone: 'UTC' }

const opened = <ReviewDialog open onOpenChange={() => undefined} now={now} onClosed={() => undefined} />

function review(refuse: { alert: boolean } = { alert: false }, odds = 0.9, part = opened, open: Reminder[] = []) {
  const patches: [string, GoalPatch][] = []
  const alerts: NewReminder[] = []
  const { hands } = show(part, {
    'GET /api/goals': () => goals.toReversed(),
    'GET /api/insights/goals/risk': () => risks,
    'GET /api/insights/goals': () =>
      [
        { goalId: 'late', completionPrediction: '15 days overdue. At this pace you finish about 9 December.' },
        { goalId: 'fine', completionPrediction: '', forecast: { ...forecast, probabilityOnTime: odds } },
      ] as never,
    'GET /api/insights/goals/{id}': () => ({ forecast, buffer: null, newDate: '2026-12-30' }) as never,
    'GET /api/insights/weekly': () => ({ nextWeekFocus: ['“Sand the floor”'] }) as never,
    'PATCH /api/goals/{id}': ({ path, body }) => {
      const id = path.split('/').at(-1) ?? ''
      patches.push([id, body as GoalPatch])
      return goalWith({ id, title: id })
    },
    'GET /api/reminders': () => open,
    'POST /api/reminders': ({ body }) => {
      if (refuse.alert && alerts.length === 1) throw new Error('refused')
      alerts.push(body as NewReminder)
      return { ...(body as NewReminder), id: `alert ${alerts.length}` } as Reminder
    },
  })
  return { hands, patches, alerts }
}

test('each goal in turn, the most pressing first, then next week’s three become alerts', async () => {
  const { hands, patches, alerts } = review()
  expect(await screen.findByText('Goal 1 of 1')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Goal 1 of 1.*Paint the attic/)
  await hands.click(screen.getByRole('radio', { name: 'Move date' }))
  expect(screen.getByText('What will you do with this goal?')).toBeDefined()
  // How late it is stands there with its day.
  expect(await screen.findByText('At this pace you finish about 9 December.')).toBeDefined()
  expect(screen.getByLabelText('New date')).toHaveProperty('value', '')
  expect(await screen.findByRole('button', { name: /^Use 30 Dec/ })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose the new date.')
  expect(patches).toEqual([])
  await hands.clear(screen.getByLabelText('New date'))
  await hands.type(screen.getByLabelText('New date'), '2026-12-24')
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('One goal needs no decision')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^One goal needs no decision/)
  expect(patches).toEqual([['late', { targetDate: '2026-12-24' }]])
  await hands.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Sand the floor')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('1 alert added for next week.')).toBeDefined()
  expect(screen.getByText('Keep 1 · Move date 1')).toBeDefined()
  expect(alerts).toEqual([{ title: 'Sand the floor', scheduledFor: '2026-11-09T09:00:00.000Z', goalId: null }])
  expect(patches).toHaveLength(1)
})

test('an alert that was made is not made again when a later one was refused', async () => {
  const refuse = { alert: true }
  const { hands, alerts } = review(refuse)
  await screen.findByText('Goal 1 of 1')
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.type(await screen.findByLabelText('Step 2'), 'Buy paint')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(screen.getByLabelText('Step 2')).toHaveProperty('value', 'Buy paint')
  expect(alerts).toHaveLength(1)
  refuse.alert = false
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('2 alerts added for next week.')).toBeDefined()
  expect(alerts.map(({ title }) => title)).toEqual(['Sand the floor', 'Buy paint'])
})

test('who goes through it again gets no second alert for a step that has one', async () => {
  const open = [{ id: 'a', title: 'Sand the floor', scheduledFor: '2026-11-09T09:00:00.000Z' }] as Reminder[]
  const { hands, alerts } = review({ alert: false }, 0.9, opened, open)
  await screen.findByText('Goal 1 of 1')
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.type(await screen.findByLabelText('Step 2'), 'Buy paint')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('1 alert added for next week.')).toBeDefined()
  expect(alerts.map(({ title }) => title)).toEqual(['Buy paint'])
})

test('a goal that needs no decision can be decided about, and is given its first date', async () => {
  const { hands, patches } = review()
  await screen.findByText('Goal 1 of 1')
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await hands.click(await screen.findByRole('button', { name: 'Decide: Learn to row' }))
  await screen.findByText('Goal 2 of 2')
  expect(document.activeElement?.textContent).toMatch(/^Goal 2 of 2.*Learn to row/)
  expect(screen.queryByRole('radio', { name: 'Move date' })).toBeNull()
  await hands.click(screen.getByRole('radio', { name: 'Set a date' }))
  expect(screen.getByLabelText('New date')).toHaveProperty('value', '')
  await hands.type(screen.getByLabelText('New date'), '2027-02-01')
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText('Step 1')
  expect(patches).toEqual([['fine', { targetDate: '2027-02-01' }]])
})

test('what was decided is not done twice after “Back”, and is taken back by keeping the goal', async () => {
  const { hands, patches } = review()
  await screen.findByText('Goal 1 of 1')
  await hands.click(screen.getByRole('radio', { name: 'Pause' }))
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await hands.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByRole('radio', { name: 'Pause' })).toHaveProperty('checked', true)
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await hands.click(await screen.findByRole('button', { name: 'Back' }))
  expect(patches).toEqual([['late', { isPaused: true, pausedUntil: null }]])
  await hands.click(screen.getByRole('radio', { name: 'Keep' }))
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('One goal needs no decision')
  expect(patches[1]).toEqual(['late', { isPaused: false }])
})

test('a goal with even odds is asked about, though it counts as on track', async () => {
  review({ alert: false }, 0.5)
  expect(await screen.findByText('Goal 1 of 2')).toBeDefined()
})

test('Escape gives the focus back to what began the review, also where its first goal stood there at once', async () => {
  const { hands } = review(undefined, undefined, <ReviewCard now={now} />)
  const start = screen.getByRole('button', { name: 'Start the review' })
  for (const _time of ['read first', 'known already']) {
    await hands.click(start)
    await screen.findByText('Goal 1 of 1', undefined, { timeout: 10_000 })
    await hands.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(start))
  }
})
