import 'server-only'

/** The calendar date `YYYY-MM-DD` that an instant falls on in an IANA zone. */
export function dateIn(timeZone: string, at: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}

/** The calendar date that many days later, or earlier for a negative number. Calendar dates know no daylight saving. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
