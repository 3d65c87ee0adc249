import { addDays, addMonths, mondayOf } from '@/lib/contract/calendar'
import { dayName } from '@/lib/contract/day-words'

/** What the review looks at: a week by its Monday, or a month `YYYY-MM`. Null is the current one. */
export type ReviewSpan = { kind: 'week' | 'month'; at: string | null }

/** The span that an address names; the current week where it names none that has begun. */
export function spanOf(asked: Pick<URLSearchParams, 'get'>, today: string): ReviewSpan {
  const [week, month] = [asked.get('week'), asked.get('month')]
  if (month !== null && /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) {
    return { kind: 'month', at: month < today.slice(0, 7) ? month : null }
  }
  const monday = week !== null && isDate(week) ? mondayOf(week) : null
  return { kind: 'week', at: monday !== null && monday < mondayOf(today) ? monday : null }
}

function isDate(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** The span as an address names it; nothing for the current week. */
export function spanQuery({ kind, at }: ReviewSpan, today: string): string {
  if (kind === 'month') return `?month=${at ?? today.slice(0, 7)}`
  return at === null ? '' : `?week=${at}`
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The span so many weeks or months later, earlier for a negative number; never one that has not begun. */
export function stepped({ kind, at }: ReviewSpan, by: number, today: string): ReviewSpan {
  const current = kind === 'week' ? mondayOf(today) : today.slice(0, 7)
  const from = at ?? current
  const next = kind === 'week' ? addDays(from, 7 * by) : addMonths(`${from}-01`, by).slice(0, 7)
  return { kind, at: next >= current ? null : next }
}

/** `This week`, `Last week`, `Week of 9 November`, `November 2026`. */
export function spanName({ kind, at }: ReviewSpan, today: string): string {
  if (kind === 'month') return monthTitle(at ?? today.slice(0, 7))
  if (at === null) return 'This week'
  if (at === addDays(mondayOf(today), -7)) return 'Last week'
  const year = at.slice(0, 4) === today.slice(0, 4) ? '' : ` ${at.slice(0, 4)}`
  return `Week of ${Number(at.slice(8))} ${monthNames[Number(at.slice(5, 7)) - 1]}${year}`
}

/** `23 Nov to 29 Nov`: the days of a week. */
export function weekDays({ at }: Pick<ReviewSpan, 'at'>, today: string): string {
  const monday = at ?? mondayOf(today)
  return `${dayName(monday, today)} to ${dayName(addDays(monday, 6), today)}`
}

/** `November 2026`. */
export function monthTitle(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
