import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MonthlyInsight } from '@/lib/contract/look-back'
import { show } from '@/tests/support/dom-screen'
import { MonthCards } from './month-cards'

const figures = { entries: 4, energy: 3, checkIns: 2, stepsDone: 1 }
const october: MonthlyInsight = {
  ...{
    month: '2026-10',
    from: '2026-10-01',
    to: '2026-10-31',
    daysWritten: 4,
    goals: [],
    days: [],
    best: [{ id: 'e', date: '2026-10-21', mood: 5, notes: 'Hills' }],
  },
  ...figures,
  before: figures,
}

test('a month that is over is called by its name, and milestones by theirs', async () => {
  show(<MonthCards month="2026-10" today="2026-11-26" />, {
    'GET /api/insights/monthly': october,
    'GET /api/journal/energy': { from: '2025-11-26', to: '2026-11-26', days: [], checkIns: [] },
  })
  expect(await screen.findByRole('columnheader', { name: 'October' })).toBeDefined()
  expect(screen.queryByText('this month')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Milestones done' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Best days' }).nextSibling?.textContent).toBe('the highest energy')
  expect(screen.getByRole('heading', { name: 'You wrote on 4 days and checked in 2 times.' })).toBeDefined()
})
