const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `Saturday 21 November`, from a calendar date. */
export function longDay(day: string): string {
  return format.format(new Date(day)).replace(',', '')
}
