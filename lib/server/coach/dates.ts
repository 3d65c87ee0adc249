import 'server-only'
import { addDays, daysBetween, startOfDay, timeIn } from '@/lib/contract/calendar'

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

/** The hour 0-23 on the wall clock of an IANA zone. */
export function hourOfDay(instant: Date, timeZone: string): number {
  return Number(timeIn(timeZone, instant).slice(0, 2))
}

/** The last instant of a calendar day in an IANA zone. */
export function endOfDay(day: string, timeZone: string): Date {
  return new Date(startOfDay(timeZone, addDays(day, 1)).getTime() - 1)
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

/** `today`, `yesterday`, of the last days `Thursday`, else `14 March`. */
export function nearDayName(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  return ago > 0 && ago < 7 ? weekdayName(day) : dayName(day, today)
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
