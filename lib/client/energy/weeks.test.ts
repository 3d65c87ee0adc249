import { expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import { entryTicks, entryWeeks, monthBegins, weeksText, weekTicks } from './weeks'

const logged = (...days: [date: string, entries: number][]): EnergyYear => ({
  from: '2025-11-17',
  to: '2026-11-21',
  checkIns: [],
  days: days.map(([date, entries]) => ({ date, mean: 3, entries })),
})

test('the running week alone is no picture', () => {
  expect(entryWeeks(logged())).toEqual([])
  expect(entryWeeks(logged(['2026-11-16', 2]))).toEqual([])
})

test('entries are counted by week, from Monday to Sunday, with the empty ones between', () => {
  const weeks = entryWeeks(logged(['2026-10-26', 1], ['2026-11-01', 2], ['2026-11-09', 1], ['2026-11-21', 4]))
  expect(weeks).toHaveLength(8)
  expect(weeks.slice(-4)).toEqual([
    { weekStart: '2026-10-26', entries: 3, isCurrent: false },
    { weekStart: '2026-11-02', entries: 0, isCurrent: false },
    { weekStart: '2026-11-09', entries: 1, isCurrent: false },
    { weekStart: '2026-11-16', entries: 4, isCurrent: true },
  ])
})

test('half a year at most, and the mean is of whole weeks since the first entry', () => {
  const year = logged(['2025-11-17', 7], ['2026-11-02', 3], ['2026-11-21', 2])
  const weeks = entryWeeks(year)
  expect(weeks).toHaveLength(26)
  expect(weeksText(weeks, '2025-11-17')).toBe('0.3 entries a week over the last 12 weeks, 2 so far this week.')
  const young = entryWeeks(logged(['2026-11-11', 1], ['2026-11-21', 2]))
  expect(weeksText(young, '2026-11-11')).toBe('1 entry last week, 2 so far this week.')
})

test('marks are months over a long span, else every other week', () => {
  const long = weekTicks(entryWeeks(logged(['2025-11-17', 1])))
  expect(long.map(monthBegins)).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'])
  expect(weekTicks(entryWeeks(logged(['2026-11-09', 1])))).toEqual([
    '2026-09-28',
    '2026-10-12',
    '2026-10-26',
    '2026-11-09',
  ])
  expect([monthBegins('2026-06-01'), monthBegins('2026-06-08'), monthBegins('2026-06-29')]).toEqual([
    'Jun',
    null,
    'Jul',
  ])
})

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [14, [0, 5, 10, 15]],
  [70, [0, 20, 40, 60, 80]],
])('at most %i entries a week are read on round steps', (entries, ticks) => {
  expect(entryTicks([{ weekStart: '2026-11-16', entries, isCurrent: true }])).toEqual(ticks)
})
