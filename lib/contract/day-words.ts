// Dates are spelled from tables, not by Intl: the server's render and every browser must agree to the letter.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

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

/** The days of a week by their ISO order, Monday first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

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
