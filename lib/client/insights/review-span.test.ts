import { expect, test } from 'vitest'
import { mondayOf } from '@/lib/contract/calendar'
import { type ReviewSpan, spanName, spanOf, spanQuery, stepped, weekDays } from './review-span'

const today = '2026-03-04'
const thisWeek: ReviewSpan = { kind: 'week', at: null }
const thisMonth: ReviewSpan = { kind: 'month', at: null }

test('weeks go back by seven days and no further ahead than the current one', () => {
  expect(mondayOf('2026-03-01')).toBe('2026-02-23')
  expect(mondayOf('2026-03-02')).toBe('2026-03-02')
  const last = stepped(thisWeek, -1, today)
  expect(last).toEqual({ kind: 'week', at: '2026-02-23' })
  expect(stepped(last, 1, today)).toEqual(thisWeek)
  expect(stepped(thisWeek, 1, today)).toEqual(thisWeek)
})

test('months go back over the turn of a year', () => {
  expect(stepped(thisMonth, -3, today)).toEqual({ kind: 'month', at: '2025-12' })
  expect(stepped({ kind: 'month', at: '2025-12' }, 1, today)).toEqual({ kind: 'month', at: '2026-01' })
  expect(stepped({ kind: 'month', at: '2026-02' }, 1, today)).toEqual(thisMonth)
})

test('spans are named as a person would', () => {
  expect(spanName(thisWeek, today)).toBe('This week')
  expect(spanName({ kind: 'week', at: '2026-02-23' }, today)).toBe('Last week')
  expect(spanName({ kind: 'week', at: '2025-12-29' }, today)).toBe('Week of 29 December 2025')
  expect(spanName(thisMonth, today)).toBe('March 2026')
  expect(weekDays({ at: '2025-12-29' }, today)).toBe('29 Dec 2025 to 4 Jan')
})

test('an address names a span that has begun, and each span has one address', () => {
  const read = (query: string) => spanOf(new URLSearchParams(query), today)
  for (const at of ['2026-02-23', '2025-12-29']) {
    expect(read(spanQuery({ kind: 'week', at }, today))).toEqual({ kind: 'week', at })
  }
  expect(read(spanQuery({ kind: 'month', at: '2025-12' }, today))).toEqual({ kind: 'month', at: '2025-12' })
  expect(read(spanQuery(thisMonth, today))).toEqual(thisMonth)
  expect(spanQuery(thisWeek, today)).toBe('')
  // Any day of a week names it; what is to come, or no date, is the current one.
  expect(read('?week=2026-02-26')).toEqual({ kind: 'week', at: '2026-02-23' })
  for (const query of ['', '?week=2026-03-09', '?week=2026-99-99', '?week=x']) expect(read(query)).toEqual(thisWeek)
  expect(read('?month=2031-01')).toEqual(thisMonth)
})
