import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { GoalCoaching } from './goal-coaching'

test('the coaching on a goal’s page has the focus when it comes, and is put away by a press', async () => {
  const close = vi.fn()
  const { hands } = show(
    <GoalCoaching
      goalId="goal"
      coachName="Marcus"
      now={{ today: '2026-11-26', timeZone: 'UTC' }}
      isForecastTold={false}
      onRespond={() => {}}
      onClose={close}
    />,
    { 'GET /api/insights/goals/{id}': () => new Promise<never>(() => {}), 'GET /api/goals': [] },
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coaching' }))
  await hands.click(screen.getByRole('button', { name: 'Close coaching' }))
  expect(close).toHaveBeenCalledOnce()
})
