import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import { goalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { CoachingDialog } from './coaching-dialog'
import { CompletionHost } from './completion-host'

const now = { today: '2026-11-23', timeZone: 'UTC' }
const step = (id: string, isCompleted: boolean) => ({
  ...{ id, title: id, isCompleted },
  ...{ completedAt: isCompleted ? '2026-11-23T08:00:00.000Z' : null, targetDate: null },
})
const goal = goalWith({ title: 'Boat', progress: 50, milestones: [step('Draw', true), step('Launch', false)] })
const ready = { ...goal, progress: 99, milestones: [step('Draw', true), step('Launch', true)] }

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <CoachingDialog
        open={isOpen}
        onOpenChange={setOpen}
        goal={goal}
        now={now}
        isCoached={false}
        onCloseAutoFocus={() => undefined}
      />
      <CompletionHost />
      <Toasts />
    </>
  )
}

test('a goal that is completed from its check-in is celebrated once, with the check-in gone', async () => {
  localStorage.clear()
  getQueryClient().setQueryData(goalsKey, [goal])
  const { hands } = show(<Screen />, {
    'GET /api/insights/goals/{id}': new Refusal(503, { error: 'Not now.', code: 'unavailable' }),
    'GET /api/coach/status': { provider: 'built-in', model: null, reachable: true },
    'POST /api/goals/measure': { measure: null, words: '' } as never,
    'GET /api/goals': [ready],
    'GET /api/goals/{id}': ready,
    'GET /api/insights/goals/risk': [],
    'GET /api/goals/{id}/history': [],
    'GET /api/insights/responses/{goalId}': [],
    'PATCH /api/goals/{id}/ai-update': {
      goal: ready,
      progressUpdate: { oldProgress: 50, newProgress: 99, reasoning: '“Launch” is done.' },
      careLevel: null,
    },
    'PATCH /api/goals/{id}': { ...ready, progress: 100, isCompleted: true },
  })
  // What is asked is looked up first, for which a busy machine takes its time.
  await hands.type(await screen.findByRole('textbox', { name: /response|answer/i }, { timeout: 10_000 }), 'Launched it')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  // Of both buttons one ends it; the other is called by what it does.
  expect(await screen.findByRole('button', { name: 'Leave it open' }, { timeout: 10_000 })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Complete: Boat' }))
  await screen.findByRole('dialog', { name: 'Mark as completed' }, { timeout: 10_000 })
  await hands.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByRole('dialog', { name: 'Goal Completed!' }, { timeout: 10_000 })).toBeDefined()
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('Progress Updated')).toBeNull()
})
