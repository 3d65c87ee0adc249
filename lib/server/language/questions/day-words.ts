import 'server-only'
import { dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '../calendar-names'
import { monthSpan, yearSpan } from '../calendar-spans'

const dayForm = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthForm = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const ALL_WEEKDAYS = 7

/** `Sat 14 Mar`, with the year where it is not that of today. */
export function dayWords(day: string, today: string): string {
  const words = dayForm
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace(',', '')
    .replace('Sept', 'Sep')
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

/** `today`, `yesterday`, `12 days ago`, `in 3 days`. */
export function agoWords(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days === -1) return 'tomorrow'
  return days > 0 ? `${days} days ago` : `in ${-days} days`
}

/** `in March 2025`, `since Fri 1 May`, `on Sundays in winter months`; empty for any time. */
export function whenWords(when: RecordQuery['when'], today: string): string {
  if (!when) return ''
  const { from, to, weekdays, months } = when
  const parts = [
    weekdays && weekdays.length < ALL_WEEKDAYS
      ? `on ${listed(weekdays.map((one) => `${capital(WEEKDAYS[one - 1])}s`))}`
      : '',
    months ? `in ${listed(months.map((one) => capital(MONTHS[one - 1])))}` : '',
    spanWords(from, to, today),
  ]
  return parts.filter(Boolean).join(' ')
}

function spanWords(from: string | undefined, to: string | undefined, today: string): string {
  if (from && to) return from === to ? dayOn(from, today) : wholeWords(from, to, today)
  if (from === today) return 'from today on'
  if (from) return `since ${dayWords(from, today)}`
  return to ? `until ${dayWords(to, today)}` : ''
}

function dayOn(day: string, today: string): string {
  const ago = agoWords(day, today)
  return /day$|morrow$/.test(ago) ? ago : `on ${dayWords(day, today)}`
}

function wholeWords(from: string, to: string, today: string): string {
  const year = from.slice(0, 4)
  if (from === yearSpan(Number(year)).from && to === yearSpan(Number(year)).to) return `in ${year}`
  if (to === monthSpan(Number(year), Number(from.slice(5, 7))).to && from.endsWith('-01')) {
    const month = monthForm.format(Date.parse(`${from}T00:00:00Z`))
    return year === today.slice(0, 4) ? `in ${month}` : `in ${month} ${year}`
  }
  return `from ${dayWords(from, today)} to ${to === today ? 'today' : dayWords(to, today)}`
}

/** `from 22 Nov 2025 to today`, as what was looked through. */
export function searchedWords(from: string | null, to: string | null, today: string): string {
  if (from !== null && from === to) return `of ${dateWords(from)}`
  const start = from === null ? '' : `from ${dateWords(from)}`
  const end = to === null || to === today ? 'to today' : `to ${dateWords(to)}`
  return [start, start && end].filter(Boolean).join(' ')
}

const dateForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

function dateWords(day: string): string {
  return dateForm.format(Date.parse(`${day}T00:00:00Z`)).replace('Sept', 'Sep')
}

export function listed(words: readonly string[], joint = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}

export function capital(words = ''): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `today at 09:00`, `tomorrow at 14:30`, `Sat 14 Mar at 09:00`, in the user's zone. */
export function timeWords(instant: string, now: Date, timeZone: string): string {
  const at = new Date(instant)
  const today = dateIn(timeZone, now)
  const day = dateIn(timeZone, at)
  const away = daysBetween(today, day)
  const name = away === 0 ? 'today' : away === 1 ? 'tomorrow' : dayWords(day, today)
  return `${name} at ${timeIn(timeZone, at)}`
}
