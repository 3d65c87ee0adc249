import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalsScreen } from './goals-screen'

const now = { today: '2026-11-30', timeZone: 'UTC' }

afterEach(() => window.history.replaceState(null, '', '/'))

test('the average is of the goals that are shown, also where their course is asked for', async () => {
  window.history.replaceState(null, '', '/goals?course=overdue')
  const late = goalWith({ id: 'late', title: 'Attic', progress: 40, targetDate: '2026-11-20' })
  const other = goalWith({ id: 'other', title: 'Books', progress: 90, targetDate: null })
  show(<GoalsScreen now={now} firstView="rows" />, {
    'GET /api/goals': [late, other],
    'GET /api/goals/capacity': [] as never,
    'GET /api/insights/goals/risk': [],
    'GET /api/insights/goals': [],
  })
  expect(await screen.findByText('1 goal shown')).toBeDefined()
  expect(screen.getByText('Average progress').textContent).toContain('40%')
})
