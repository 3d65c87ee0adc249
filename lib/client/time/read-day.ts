import { addDays, weekdayOf } from '@/lib/contract/calendar'

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
/** Under so many letters a name may begin many. */
const LEAST_LETTERS = 3
const WEEK = 7

/**
 * The day that a whole text names, up to today: `yesterday`, `3 days ago`, `last monday`, `24 mar`, `March 24th 2025`,
 * `2026-03-24`. Without a year it is the last such day. Null for any other text, for a day to come, and for one that no
 * calendar has. The server reads sentences; this reads a name that is typed.
 */
export function readDay(text: string, today: string): string | null {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'on' && word !== 'of')
  const day = sinceToday(words, today) ?? weekday(words, today) ?? date(words, today)
  return day !== null && day <= today ? day : null
}

function sinceToday([first = '', unit = '', ago, ...rest]: readonly string[], today: string): string | null {
  if (unit === '') return first === 'today' ? today : first === 'yesterday' ? addDays(today, -1) : null
  const count = first === 'a' ? 1 : /^\d{1,3}$/.test(first) ? Number(first) : null
  if (count === null || ago !== 'ago' || rest.length > 0) return null
  if (/^days?$/.test(unit)) return addDays(today, -count)
  return /^weeks?$/.test(unit) ? addDays(today, -WEEK * count) : null
}

/** A name for short is a weekday behind “last” alone: “sun” and “sat” are words. */
function weekday(words: readonly string[], today: string): string | null {
  const isLast = words[0] === 'last'
  const [name = '', ...rest] = isLast ? words.slice(1) : words
  const at = isLast ? named(weekdays, name) : weekdays.indexOf(name)
  if (at < 0 || rest.length > 0) return null
  const back = (weekdayOf(today) - (at + 1) + WEEK) % WEEK
  return addDays(today, -(back === 0 && isLast ? WEEK : back))
}

function date(words: readonly string[], today: string): string | null {
  const [first = '', second = '', year, ...rest] = words
  if (/^\d{4}-\d{2}-\d{2}$/.test(first) && second === '') return known(first)
  const [number, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?\.?$/.exec(number) ?? []
  const month = named(months, name)
  if (day === undefined || month < 0 || rest.length > 0 || (year !== undefined && !/^\d{4}$/.test(year))) return null
  const inYear = (of: number) => known(`${of}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year !== undefined) return inYear(Number(year))
  const thisYear = Number(today.slice(0, 4))
  // 29 February may be years ago.
  const past = Array.from({ length: 8 }, (_, back) => inYear(thisYear - back))
  return past.find((one) => one !== null && one <= today) ?? null
}

function named(names: readonly string[], word: string): number {
  return word.length < LEAST_LETTERS ? -1 : names.findIndex((name) => name.startsWith(word.replace(/\.$/, '')))
}

/** A date that the calendar has; null for 31 February. */
function known(day: string): string | null {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length) !== day ? null : day
}
