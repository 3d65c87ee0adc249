import 'server-only'
import { dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '../calendar-names'
import { monthSpan, yearSpan } from '../calendar-spans'

const form = (options: Intl.DateTimeFormatOptions) => {
  const own = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) =>
    own
      .format(Date.parse(`${day}T00:00:00Z`))
      .replace(',', '')
      .replace(/\bSept\b/, 'Sep')
}
const weekdayForm = form({ weekday: 'short', day: 'numeric', month: 'short' })
const monthForm = form({ month: 'long' })
const dateForm = form({ day: 'numeric', month: 'short', year: 'numeric' })
const ALL_WEEKDAYS = 7

/** `Sat 14 Mar`, with the year where it is not that of today. */
export function dayWords(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? weekdayForm(day) : `${weekdayForm(day)} ${day.slice(0, 4)}`
}

/** `today`, `yesterday`, `12 days ago`, `in 3 days`. */
export function agoWords(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (Math.abs(days) < 2) return days === 0 ? 'today' : days === 1 ? 'yesterday' : 'tomorrow'
  return days > 0 ? `${days} days ago` : `in ${-days} days`
}

/** `in March 2025`, `since Fri 1 May`, `on Sundays in winter months`; empty for any time. */
export function whenWords(when: RecordQuery['when'], today: string): string {
  const { from, to, weekdays = [], months = [] } = when ?? {}
  const isSome = weekdays.length > 0 && weekdays.length < ALL_WEEKDAYS
  const parts = [
    isSome ? `on ${weekdaysWords(weekdays)}` : '',
    months.length > 0 ? `in ${listed(months.map((one) => capital(MONTHS[one - 1])))}` : '',
    spanWords(from, to, today),
  ]
  return parts.filter(Boolean).join(' ')
}

/** `weekdays`, `weekends`, `Sundays`. */
function weekdaysWords(weekdays: readonly number[]): string {
  const all = [...weekdays].sort().join('')
  if (all === '12345') return 'weekdays'
  return all === '67' ? 'weekends' : listed(weekdays.map((one) => `${capital(WEEKDAYS[one - 1])}s`))
}

/** Five days of a week have more entries than two. */
export function unequalWords(one: RecordQuery['when'], other: RecordQuery['when']): string {
  const [days, than] = [one?.weekdays?.length ?? 0, other?.weekdays?.length ?? 0]
  return days === 0 || than === 0 || days === than ? '' : ` A week has ${days} of the first and ${than} of the others.`
}

function spanWords(from: string | undefined, to: string | undefined, today: string): string {
  if (!from) return to ? `until ${dayWords(to, today)}` : ''
  if (!to) return from === today ? 'from today on' : `since ${dayWords(from, today)}`
  const year = from.slice(0, 4)
  if (from === to)
    return /day$|morrow$/.test(agoWords(from, today)) ? agoWords(from, today) : `on ${dayWords(from, today)}`
  if (from === yearSpan(Number(year)).from && to === yearSpan(Number(year)).to) return `in ${year}`
  if (to === monthSpan(Number(year), Number(from.slice(5, 7))).to && from.endsWith('-01'))
    return `in ${monthForm(from)}${year === today.slice(0, 4) ? '' : ` ${year}`}`
  return `from ${dayWords(from, today)} to ${to === today ? 'today' : dayWords(to, today)}`
}

/** `from 22 Nov 2025 to today`, as what was looked through. */
export function searchedWords(from: string | null, to: string | null, today: string): string {
  if (from === null) return ''
  if (from === to) return `of ${dateForm(from)}`
  return `from ${dateForm(from)} ${to === null || to === today ? 'to today' : `to ${dateForm(to)}`}`
}

export function listed(words: readonly string[], joint = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}

export function capital(words = ''): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `today at 09:00`, `tomorrow at 14:30`, `Sat 14 Mar at 09:00`, in the user's zone. */
export function timeWords(instant: string, now: Date, timeZone: string): string {
  const [today, day] = [dateIn(timeZone, now), dateIn(timeZone, new Date(instant))]
  const ago = agoWords(day, today)
  return `${ago === 'today' || ago === 'tomorrow' ? ago : dayWords(day, today)} at ${timeIn(timeZone, new Date(instant))}`
}
