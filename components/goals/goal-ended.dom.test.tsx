import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProgressRing } from '@/components/shared/progress-ring'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalHistoryKey } from '@/lib/client/goals/cache'
import { noFilter } from '@/lib/client/goals/filter'
import { goalOutlookKey } from '@/lib/client/insights/keys'
import { goalWith, show } from '@/tests/support/dom-screen'
import { CompleteGoalDialog } from './complete-goal-dialog'
import { CompletedDetails } from './completed-details'
import { DateWords } from './date-words'
import { AverageProgress } from './goal-filters'
import { GoalFacts } from './goal-head'
import { HistoryChart } from './history-chart'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const open = goalWith({ progress: 96, targetDate: '2026-12-20' })
const done = goalWith({ ...open, isCompleted: true, completedAt: '2026-11-26T08:00:00.000Z' })
const event = {
  ...{ id: 'e', goalId: open.id, at: '2026-11-20T08:00:00.000Z', oldProgress: 0, newProgress: 96, reasoning: 'Read.' },
  source: 'coach',
} as const

test('what has ended is due no more, and says where it ended', () => {
  show(<GoalFacts goal={done} standing={undefined} rests={false} now={now} />)
  expect(screen.getByText('Completed 26 Nov')).toBeDefined()
  expect(screen.getByText('Ended at 96%')).toBeDefined()
  expect(screen.queryByText(/Due/)).toBeNull()
})

test('what was completed with no figure ever told shows and tells no share', async () => {
  const step = { id: 'm', title: 'Rehearse', isCompleted: false, completedAt: null, targetDate: null }
  const untold = goalWith({ progress: 0, measure: null, milestones: [step], createdAt: '2026-10-01T08:00:00.000Z' })
  const ended = goalWith({ ...untold, isCompleted: true, completedAt: '2026-11-26T08:00:00.000Z' })
  const { rerender, hands } = show(<GoalFacts goal={ended} standing={undefined} rests={false} now={now} />, {
    'GET /api/goals': [untold],
    'GET /api/goals/{id}': untold,
    'PATCH /api/goals/{id}': ended,
    'GET /api/goals/{id}/history': [],
    'GET /api/insights/goals/risk': [],
  })
  expect(screen.queryByText(/0%/)).toBeNull()
  rerender(<CompletedDetails goal={ended} now={now} isOpen={false} />)
  expect(screen.getByText('Done on 26 Nov, after 8 weeks')).toBeDefined()
  rerender(<ProgressRing value={0} isEnded />)
  expect(screen.getByRole('img', { name: 'Completed' }).textContent).toBe('✓')
  rerender(<CompleteGoalDialog open onOpenChange={vi.fn()} goal={untold} now={now} onCloseAutoFocus={vi.fn()} />)
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await screen.findByRole('dialog', { name: 'Goal Completed!' })
  expect(await screen.findByText('Begun on 1 Oct, done in 8 weeks.')).toBeDefined()
  expect(screen.queryByText(/0%/)).toBeNull()
})

test('a list of what has ended tells no average of others', () => {
  const { rerender } = show(<AverageProgress goals={[open, done]} filter={{ ...noFilter, status: 'completed' }} />)
  expect(screen.queryByText(/Average progress/)).toBeNull()
  rerender(<AverageProgress goals={[open, done]} filter={{ ...noFilter, status: 'all' }} />)
  expect(screen.getByText(/Average progress of ongoing goals/)).toBeDefined()
})

test('a goal that rests has no forecast, and none is asked for', () => {
  const paused = goalWith({ pausedAt: '2026-11-20T08:00:00.000Z', progress: 40, targetDate: '2026-12-20' })
  getQueryClient().setQueryData(goalHistoryKey(paused.id), [event])
  const { calls, rerender } = show(<DateWords goal={paused} day="2026-12-20" now={now} onDay={vi.fn()} />)
  expect(screen.getByText('Paused: no forecast until you resume it.')).toBeDefined()
  rerender(<HistoryChart goal={paused} events={[event]} now={now} />)
  expect(screen.getByText('Paused: no forecast until you resume it.')).toBeDefined()
  expect(screen.queryByText(/likely range/)).toBeNull()
  expect(calls.filter(({ path }) => path.includes('insights'))).toEqual([])
})

test('a goal that is completed has no forecast, nor one that was told before', async () => {
  const forecast = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }
  getQueryClient().setQueryData(goalOutlookKey(done.id), { forecast, buffer: null, by: null } as never)
  show(<HistoryChart goal={done} events={[event]} now={now} />)
  expect(await screen.findByText(/^From 0%/)).toBeDefined()
  expect(screen.queryByText(/forecast/)).toBeNull()
})

test('a goal that is closed early is told to be, and one press takes it back', async () => {
  const closed = vi.fn()
  const patches: unknown[] = []
  const { hands } = show(
    <CompleteGoalDialog open onOpenChange={closed} goal={open} now={now} onCloseAutoFocus={vi.fn()} />,
    {
      'GET /api/goals': [open],
      'GET /api/goals/{id}': open,
      'PATCH /api/goals/{id}': ({ body }) => {
        patches.push(body)
        return { ...open, ...(body as object) }
      },
      'GET /api/goals/{id}/history': [event],
      'GET /api/insights/goals/risk': [],
    },
  )
  expect(screen.getByText('It is at 96%. You can complete it all the same.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(/Completion notes/))
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await screen.findByRole('dialog', { name: 'Goal Completed!' })
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(patches.at(-1)).toEqual({ isCompleted: false })
})
