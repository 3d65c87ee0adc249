const DAY = 86_400_000

// Swedish writes dates as ISO 8601 does.
const styles = {
  date: { dateStyle: 'short' },
  time: { timeStyle: 'short' },
  clock: { dateStyle: 'short', timeStyle: 'medium' },
} as const

/** Making a formatter costs hundreds of times what using one does. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATTERS = 1_000

function formatter(timeZone: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  // A zone has many spellings, so the number of keys is anyone's to raise.
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, ...styles[style] })
  formatters.set(key, made)
  return made
}

/** The calendar date `YYYY-MM-DD` that an instant falls on in an IANA zone. */
export function dateIn(timeZone: string, at: Date): string {
  return formatter(timeZone, 'date').format(at)
}

/** The calendar date that many days later, or earlier for a negative number. Calendar dates know no daylight saving. */
export function addDays(date: string, days: number): string {
  return new Date(epochOf(date) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The same day that many months later, or earlier for a negative number; the month's last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return addDays(last.toISOString(), Math.min(day - last.getUTCDate(), 0))
}

/** Calendar days from one date to another; negative when `to` is earlier. Clock changes do not count: days are days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((epochOf(to) - epochOf(from)) / DAY)
}

/** ISO weekday of a calendar date, Monday 1 to Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(epochOf(date)).getUTCDay() || 7
}

/** The Monday of a date's week, which begins on Monday (ISO 8601). */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}

function epochOf(date: string): number {
  return Date.parse(`${date.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`)
}

/** The wall clock `HH:mm` of an instant in an IANA zone. */
export function timeIn(timeZone: string, at: Date): string {
  return formatter(timeZone, 'time').format(at)
}

/** The first instant of a calendar date in an IANA zone: not always midnight, where clocks change at midnight. */
export function startOfDay(timeZone: string, date: string): Date {
  const midnight = epochOf(date)
  // Around a clock change the day begins by the offset before it or by the one after it: the earlier that fits.
  const starts = [-DAY, DAY].map((aside) => midnight - offsetAt(timeZone, midnight + aside))
  const fitting = starts.filter((start) => dateIn(timeZone, new Date(start)) === date)
  return new Date(Math.min(...(fitting.length ? fitting : starts)))
}

/**
 * The instant at which a zone's wall clock shows a date and an `HH:mm`: the first of two where clocks are set back, and as
 * long after the jump where they are set forward over it.
 */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const [before = shown, after = shown] = [-DAY, DAY].map((aside) => shown - offsetAt(timeZone, shown + aside))
  const fits = (at: number) => at + offsetAt(timeZone, at) === shown
  return new Date(fits(before) || !fits(after) ? before : after)
}

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const clock = formatter(timeZone, 'clock').format(instant)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
