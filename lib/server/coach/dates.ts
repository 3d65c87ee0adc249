import 'server-only'
import { dateIn, startOfDay, timeIn } from '@/lib/server/calendar'

const DAY = 86_400_000

// Made once: making one takes a hundred times as long as using it, and a coach's record names many days.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const dayMonthAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The calendar day `YYYY-MM-DD` on which `instant` falls in an IANA zone. */
export function calendarDay(instant: Date, timeZone: string): string {
  return dateIn(timeZone, instant)
}

/** The hour 0-23 on the wall clock of an IANA zone. */
export function hourOfDay(instant: Date, timeZone: string): number {
  return Number(timeIn(timeZone, instant).slice(0, 2))
}

/** The last instant of a calendar day in an IANA zone. */
export function endOfDay(day: string, timeZone: string): Date {
  return new Date(startOfDay(timeZone, addDays(day, 1)).getTime() - 1)
}

/** Calendar days from one day to another; negative when `to` is earlier. Clock changes do not count: days are days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((epochOf(to) - epochOf(from)) / DAY)
}

/** The day `days` after (or before) a calendar day. */
export function addDays(day: string, days: number): string {
  return new Date(epochOf(day) + days * DAY).toISOString().slice(0, 10)
}

/** `Thursday`. */
export function weekdayName(day: string): string {
  return weekday.format(epochOf(day))
}

/** `14 March`, with the year when it is not that of `today`. */
export function dayName(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? dayAndMonth : dayMonthAndYear).format(epochOf(day))
}

/** From so many days away on, a day and a month could be taken for those of another year. */
const FAR_DAYS = 300

/** `14 Mar`, with the year when it is far from `today`. */
export function shortDay(day: string, today: string): string {
  const [year = '', , date] = day.split('-')
  const name = `${Number(date)} ${shortMonth.format(epochOf(day))}`
  return Math.abs(daysBetween(today, day)) < FAR_DAYS ? name : `${name} ${year}`
}

function epochOf(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
}
