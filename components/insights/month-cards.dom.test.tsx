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
    checkInDays: ['2026-10-09', '2026-10-12'],
    milestones: [{ goalId: 'g', goal: 'Read 12 books', title: 'First four', date: '2026-10-09' }],
    best: [{ id: 'e', date: '2026-10-21', mood: 5, notes: 'Hills' }],
  },
  ...figures,
  before: { ...figures, daysWritten: 3, to: '2026-09-30' },
}

test('a month that is over is called by its name, and milestones by theirs', async () => {
  show(<MonthCards month="2026-10" today="2026-11-26" />, {
    'GET /api/insights/monthly': october,
    'GET /api/journal/energy': { from: '2025-11-26', to: '2026-11-26', days: [], checkIns: [] },
  })
  expect(await screen.findByRole('columnheader', { name: 'October' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'September' })).toBeDefined()
  expect(screen.getByRole('link', { name: '21 Oct' }).getAttribute('href')).toBe('/journal?read=e')
  expect(screen.getByRole('rowheader', { name: 'Milestones done' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: 'Days written' })).toBeDefined()
  expect(screen.getByText('First four')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Read 12 books' }).getAttribute('href')).toBe('/goals/g')
  expect(screen.getByRole('heading', { name: 'Best days' }).nextSibling?.textContent).toBe('the highest energy')
  expect(screen.getByRole('heading', { name: 'You wrote on 4 of 31 days and checked in 2 times.' })).toBeDefined()
})

test('a month that is running says so, and which days it stands beside', async () => {
  const days = [
    { date: '2026-10-03', mean: 2, entries: 1 },
    { date: '2026-10-04', mean: 5, entries: 1 },
    { date: '2026-10-05', mean: 4, entries: 1 },
  ]
  const done = {
    goalId: 'g',
    title: 'Read',
    domain: 'career' as const,
    from: 60,
    to: 100,
    checkIns: 3,
    isCompleted: true,
  }
  show(<MonthCards month="2026-10" today="2026-10-20" />, {
    'GET /api/insights/monthly': {
      ...october,
      to: '2026-10-20',
      days,
      goals: [done],
      before: { ...figures, daysWritten: 3, to: '2026-09-20' },
    },
    'GET /api/journal/energy': { from: '2025-10-20', to: '2026-10-20', days, checkIns: [] },
  })
  expect(await screen.findByRole('columnheader', { name: 'October so far' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: '1–20 Sep' })).toBeDefined()
  expect(screen.getByText('Your energy reached 5 on 4 Oct, and fell to 2 on 3 Oct.')).toBeDefined()
  expect(screen.getByText(/Completed · 3 check-ins/)).toBeDefined()
})

test('a goal that was completed without a figure has a whole ring, and no share', async () => {
  const talk = { goalId: 't', title: 'Talk', domain: 'career' as const, from: 0, to: 0, checkIns: 1, isCompleted: true }
  show(<MonthCards month="2026-10" today="2026-11-26" />, {
    'GET /api/insights/monthly': { ...october, goals: [talk] },
    'GET /api/journal/energy': { from: '2025-11-26', to: '2026-11-26', days: [], checkIns: [] },
  })
  expect(await screen.findByText('Completed · 1 check-in')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Completed' }).textContent).toBe('✓')
})

test('who writes once a day is told one figure once, and a weekday of one day is drawn fainter', async () => {
  const days = [
    '2026-10-05',
    '2026-10-12',
    '2026-10-13',
    '2026-10-15',
    '2026-10-16',
    '2026-10-17',
    '2026-10-18',
    '2026-10-22',
  ].map((date) => ({ date, mean: 4, entries: 1 }))
  show(<MonthCards month="2026-10" today="2026-11-26" />, {
    'GET /api/insights/monthly': {
      ...october,
      entries: 8,
      daysWritten: 8,
      days,
      before: { ...october.before, entries: 3 },
    },
    'GET /api/journal/energy': { from: '2025-11-26', to: '2026-11-26', days, checkIns: [] },
  })
  expect(await screen.findByRole('rowheader', { name: 'Entries, one a day' })).toBeDefined()
  expect(screen.queryByRole('rowheader', { name: 'Days written' })).toBeNull()
  const bars = [...document.querySelectorAll('ol rect')].map((bar) => bar.getAttribute('opacity'))
  expect(bars.slice(0, 2)).toEqual(['1', '0.4'])
})

test('while a month is read its shape stands there; its name stands over it already', () => {
  show(<MonthCards month="2026-10" today="2026-11-26" />, { 'GET /api/insights/monthly': () => new Promise(() => {}) })
  expect(screen.getByRole('heading', { name: 'Mission Summary' })).toBeDefined()
  expect(screen.queryByText('October 2026')).toBeNull()
})
