/** `Saturday 21 November`, from a calendar date. */
export function longDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(day)).replace(',', '')
}
