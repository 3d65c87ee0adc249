// Dates are spelled from tables, not by Intl: the server's render and every browser must agree to the letter.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const DAY = 86_400_000

/** "Now" as a screen knows it: the user's calendar date `YYYY-MM-DD`, and the IANA zone it was read in. */
export type Today = { today: string; timeZone: string }

type Formatters = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }
const formattersByZone = new Map<string, Formatters>()

/** Kept, because making one costs three hundred times what using it does. */
function formatters(timeZone: string): Formatters {
  const known = formattersByZone.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does.
  const made = {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }),
  }
  formattersByZone.set(timeZone, made)
  return made
}

/** The calendar date `YYYY-MM-DD` on which an instant falls in an IANA zone. */
export function dayOf(instant: string, timeZone: string): string {
  return formatters(timeZone).day.format(new Date(instant))
}

/** The wall clock `HH:mm` of an instant in an IANA zone. */
export function timeOf(instant: string, timeZone: string): string {
  return formatters(timeZone).time.format(new Date(instant))
}

/** Calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The calendar day that many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** `Mar`, of a calendar day or of a month. */
export function monthName(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? ''
}

/** `14 Mar`, with the year when it is not that of `today`. */
export function dayName(day: string, today: string): string {
  const [year = '', , date] = day.split('-')
  const name = `${Number(date)} ${monthName(day)}`
  return year === today.slice(0, 4) ? name : `${name} ${Number(year)}`
}

/** `today`, `yesterday`, `in 3 days`, `2 months ago`. */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${spanOf(days)}` : `${spanOf(-days)} ago`
}

/** A number of days in the unit a person would use: `6 days`, `3 weeks`, `14 months`, `2 years`. */
export function spanOf(days: number): string {
  if (days < 14) return counted(days, 'day')
  if (days < 61) return counted(Math.round(days / 7), 'week')
  if (days < 730) return counted(Math.round(days / 30.44), 'month')
  return counted(Math.round(days / 365.25), 'year')
}

/** `1 day`, `2 days`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
