import { expect, it } from 'vitest'
import type { JournalEntry } from '@/lib/contract/journal'
import { energyOf, entriesCounted, entryDay, entryHour, sameDayAgo } from './entry-words'

it('names the steps of the energy scale', () => {
  expect(energyOf(1)).toEqual({ label: 'Very Low', emoji: '😞', figure: '1/5' })
  expect(energyOf(5)).toEqual({ label: 'Excellent', emoji: '😄', figure: '5/5' })
})

it('names a day, and the year when it is another one', () => {
  expect(entryDay('2026-11-21', '2026-11-21')).toBe('Sat 21 Nov')
  expect(entryDay('2024-02-29', '2026-11-21')).toBe('Thu 29 Feb 2024')
})

it('counts entries', () => {
  expect(entriesCounted(1, false)).toBe('1 entry')
  expect(entriesCounted(0, false)).toBe('0 entries')
  expect(entriesCounted(20, true)).toBe('20 newest entries')
})

it('a day of the same date is months and years ago, another one as many days', () => {
  expect(sameDayAgo('2026-10-27', '2026-11-27')).toBe('a month ago')
  expect(sameDayAgo('2026-08-27', '2026-11-27')).toBe('3 months ago')
  expect(sameDayAgo('2025-11-27', '2026-11-27')).toBe('a year ago')
  expect(sameDayAgo('2023-11-27', '2026-11-27')).toBe('3 years ago')
  expect(sameDayAgo('2026-11-26', '2026-11-27')).toBe('yesterday')
})

it('the hour is told of entries that share their day, and of none that was written down later', () => {
  const entry = (id: string, date: string, createdAt: string) => ({ id, date, createdAt }) as JournalEntry
  const [morning, late, alone] = [
    entry('a', '2026-11-20', '2026-11-20T08:05:00.000Z'),
    entry('b', '2026-11-20', '2026-11-22T08:05:00.000Z'),
    entry('c', '2026-11-21', '2026-11-21T08:05:00.000Z'),
  ]
  const hours = [morning, late, alone].map((one) => entryHour(one, [morning, late, alone], 'Europe/Berlin'))
  expect(hours).toEqual(['09:05', undefined, undefined])
})
