import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { YearInLines } from '@/lib/contract/look-back'
import { show } from '@/tests/support/dom-screen'
import { YearPage } from './year-page'

const now = { today: '2026-11-27', timeZone: 'UTC' }
const day = (date: string) => ({ id: date, date, mood: 4, notes: date })
const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2025-${String(at + 1).padStart(2, '0')}`,
  energy: at === 11 ? 4 : null,
  entries: at === 11 ? 2 : 0,
}))
const year: YearInLines = {
  ...{ year: '2025', from: '2025-01-01', to: '2025-12-31', entries: 2, daysWritten: 2, energy: 4, checkIns: 0 },
  ...{
    stepsDone: 0,
    days: [],
    checkInDays: [],
    milestones: [],
    months,
    claims: [],
    best: [day('2025-12-22'), day('2025-12-24')],
  },
  goals: [
    {
      ...{ goalId: 'g', title: 'Read', domain: 'career', from: 60, to: 100, checkIns: 3, isCompleted: true },
      line: [{ day: 0, progress: 60 }],
    },
  ],
}

test('a year of two days says what is true of it', () => {
  show(<YearPage year={year} name="Ada" now={now} />, { 'GET /api/goals': [] })
  expect(screen.getByRole('heading', { name: 'Best days' }).nextSibling?.textContent).toBe('the highest energy')
  expect(screen.queryByText('no entry')).toBeNull()
  expect(screen.getByRole('link', { name: 'Dec' })).toBeDefined()
  const [line] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Read'))
  expect(line?.textContent).toContain('60 → 100%Completed')
})

test('a year that was written in all over is remembered by each third of it', () => {
  const best = [day('2025-02-01'), day('2025-06-01'), day('2025-12-24')]
  show(<YearPage year={{ ...year, best }} name="Ada" now={now} />, { 'GET /api/goals': [] })
  expect(screen.getByText('the best of each third of the year')).toBeDefined()
})
