import { expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import type { JournalEntry } from '@/lib/contract/journal'
import {
  byMonth,
  calendarDayWords,
  monthBefore,
  monthOfSpan,
  monthSummary,
  monthsOf,
  monthTitle,
  spanOfMonth,
  weeksOf,
} from './months'

const year: EnergyYear = {
  from: '2025-11-17',
  to: '2026-11-24',
  checkIns: [],
  days: [
    { date: '2025-11-20', mean: 2, entries: 1 },
    { date: '2026-02-01', mean: 4, entries: 1 },
    { date: '2026-11-03', mean: 3, entries: 3 },
    { date: '2026-11-22', mean: 5, entries: 1 },
  ],
}

test('entries stand under their months', () => {
  const entries = ['2026-11-22', '2026-11-03', '2026-02-01', '2025-02-01'].map((date) => ({ date }) as JournalEntry)
  expect(byMonth(entries).map(({ month, entries }) => [month, entries.length])).toEqual([
    ['2026-11', 2],
    ['2026-02', 1],
    ['2025-02', 1],
  ])
})

test('a month is summed up by its entries, and only where the year holds it whole', () => {
  expect(monthSummary(year, '2026-11')).toBe('4 entries, average 3.5')
  expect(monthSummary(year, '2026-02')).toBe('1 entry, average 4.0')
  expect(monthSummary(year, '2026-03')).toBeNull()
  expect(monthSummary(year, '2025-11')).toBeNull()
  expect(monthTitle('2026-11')).toBe('November 2026')
})

test('a month’s weeks begin on Mondays and hold each of its days once', () => {
  const weeks = weeksOf(year, '2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.map((day) => day?.date)).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf(year, '2026-02').flat().filter(Boolean)).toHaveLength(28)
  const day = weeks[3]?.[6]
  expect(day && calendarDayWords(day)).toBe('Sunday 22 Nov: energy 5.0, 1 entry')
  expect(calendarDayWords({ date: '2026-11-24', logged: undefined })).toBe('Tuesday 24 Nov: nothing logged')
})

test('a year is twelve months up to this one', () => {
  const months = monthsOf(year, '2020-01-01T00:00:00.000Z')
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2025-12')
  expect(months.at(-1)).toBe('2026-11')
  expect(monthBefore('2026-01', 1)).toBe('2025-12')
  expect(monthBefore('2025-12', -1)).toBe('2026-01')
})

test('no month is before the account and its first entry', () => {
  const to = '2026-11-26'
  const made = '2026-10-03T10:00:00.000Z'
  expect(monthsOf({ to, days: [] }, made)).toEqual(['2026-10', '2026-11'])
  expect(monthsOf({ to, days: [] }, '2026-12-01T00:10:00.000Z')).toEqual(['2026-11'])
  const days = [{ date: '2026-09-30', mean: 4, entries: 1 }]
  expect(monthsOf({ to, days }, made)).toEqual(['2026-09', '2026-10', '2026-11'])
})

test('a month is a span up to today, and told from any other', () => {
  const today = '2026-11-26'
  expect(spanOfMonth('2026-02', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(spanOfMonth('2026-11', today)).toEqual({ from: '2026-11-01', to: today })
  expect(monthOfSpan({ from: '2026-02-01', to: '2026-02-28' }, today)).toBe('2026-02')
  expect(monthOfSpan({ from: '2026-11-01', to: today }, today)).toBe('2026-11')
  expect(monthOfSpan({ from: '2026-02-01', to: '2026-03-01' }, today)).toBeNull()
  expect(monthOfSpan({ from: '', to: '' }, today)).toBeNull()
})
