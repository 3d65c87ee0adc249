import { dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import { spanOf } from '@/lib/contract/day-words'

export { counted, dayName, monthName, spanOf, weekdayNames } from '@/lib/contract/day-words'

/** "Now" as a screen knows it: the user's calendar date `YYYY-MM-DD`, and the IANA zone it was read in. */
export type Today = { today: string; timeZone: string }

/** The calendar date `YYYY-MM-DD` on which an instant falls in an IANA zone. */
export function dayOf(instant: string, timeZone: string): string {
  return dateIn(timeZone, new Date(instant))
}

/** The wall clock `HH:mm` of an instant in an IANA zone. */
export function timeOf(instant: string, timeZone: string): string {
  return timeIn(timeZone, new Date(instant))
}

/** `today`, `yesterday`, `in 3 days`, `2 months ago`. */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${spanOf(days)}` : `${spanOf(-days)} ago`
}
