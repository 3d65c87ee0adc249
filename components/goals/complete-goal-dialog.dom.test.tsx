import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalWith, show } from '@/tests/support/dom-screen'
import { CompleteGoalDialog } from './complete-goal-dialog'

const step = (title: string, isCompleted: boolean) => ({
  ...{ id: title, title, isCompleted, completedAt: null, targetDate: null },
})

/** The dialog of a goal as a screen knows it, and as it is stored by now. */
function opened(goal: Goal, stored = goal) {
  let current = stored
  return show(
    <CompleteGoalDialog
      open
      onOpenChange={vi.fn()}
      goal={goal}
      now={{ today: '2026-11-21', timeZone: 'UTC' }}
      onCloseAutoFocus={vi.fn()}
    />,
    {
      'GET /api/goals': () => [current],
      'GET /api/goals/{id}': () => current,
      'PATCH /api/goals/{id}': ({ body }) => {
        current = { ...current, ...(body as object), completedAt: '2026-11-21T10:00:00.000Z' }
        return current
      },
      'GET /api/goals/{id}/history': [],
      'GET /api/insights/goals/risk': [],
    },
  )
}

test('the note of a completion that was undone is there again, and is taken out where it is emptied', async () => {
  const goal = goalWith({ completionNotes: 'Slow but good' })
  const { hands, calls } = opened(goal)
  const field = screen.getByLabelText(/Completion notes/)
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'Slow but good'))
  await hands.clear(field)
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await screen.findByRole('dialog', { name: 'Goal Completed!' })
  expect(calls.find(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}')?.body).toMatchObject({
    completionNotes: '',
  })
})

test('the same notes as of a completion that was undone are sent again', async () => {
  const goal = goalWith({ completionNotes: 'Slow but good', progressNotes: '[2026-11-01T09:00:00.000Z] Half way' })
  const { hands, calls } = opened(goal)
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await screen.findByRole('dialog', { name: 'Goal Completed!' })
  expect(calls.find(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}')?.body).toEqual({
    isCompleted: true,
    completionNotes: 'Slow but good',
    progress: goal.progress,
  })
})

test('a goal that is closed early says how far it came, with no part of a ring under “completed”, and the note that was written', async () => {
  const goal = goalWith({ progress: 60, createdAt: '2026-10-01T09:00:00.000Z' })
  const { hands } = opened(goal)
  await hands.type(screen.getByLabelText(/Completion notes/), 'Far enough for now')
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('“Far enough for now”')).toBeDefined()
  expect(await screen.findByText(/completed at 60% after 7 weeks\.$/)).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(goalMessages.goalEnded)).toBeDefined()
  expect(screen.queryByText(goalMessages.goalCompleted.description)).toBeNull()
})

test('a milestone that is open is named before the goal is closed', () => {
  const open = (milestones: ReturnType<typeof step>[]) =>
    show(
      <CompleteGoalDialog
        open
        onOpenChange={vi.fn()}
        goal={goalWith({ progress: 80, milestones })}
        now={{ today: '2026-11-21', timeZone: 'UTC' }}
        onCloseAutoFocus={vi.fn()}
      />,
      {},
    )
  const { rerender } = open([step('Slides', true), step('Rehearse', false)])
  expect(screen.getByText(/^It is at 80%, with “Rehearse” open\./)).toBeDefined()
  rerender(null)
  open([step('Slides', false), step('Rehearse', false)])
  expect(screen.getByText(/^It is at 80%, with 2 milestones open\./)).toBeDefined()
})

test('a milestone that was opened again elsewhere meanwhile is told, and completes nothing by itself', async () => {
  const goal = goalWith({ progress: 99, milestones: [step('Slides', true), step('Rehearse', true)] })
  const stored = { ...goal, progress: 50, milestones: [step('Slides', true), step('Rehearse', false)] }
  const { hands, calls } = opened(goal, stored)
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(
    await screen.findByText(
      'A milestone was opened again elsewhere meanwhile. It is at 50%, with “Rehearse” open. You can complete it all the same.',
    ),
  ).toBeDefined()
  expect(calls.filter(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}')).toEqual([])
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByRole('dialog', { name: 'Goal Completed!' })).toBeDefined()
})

test('of a goal that nothing was told of it is said that it is recorded as completed all the same', async () => {
  opened(goalWith({ progress: 0, milestones: [], progressNotes: '' }))
  expect(
    screen.getByText('Nothing was noted for this goal yet. It will be recorded as completed, at 100%.'),
  ).toBeDefined()
  cleanup()
  opened(goalWith({ progress: 0, milestones: [], progressNotes: '[2026-11-01T09:00:00.000Z] Bought the shoes' }))
  expect(
    screen.getByText('No progress was noted for this goal yet. It will be recorded as completed, at 100%.'),
  ).toBeDefined()
  cleanup()
  opened(goalWith({ progress: 99, milestones: [step('Slides', true), step('Rehearse', true)] }))
  expect(screen.queryByText(/It will be recorded/)).toBeNull()
})
