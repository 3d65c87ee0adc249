import 'server-only'

/** From January on. */
export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** From Monday on, as ISO 8601 counts them. */
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const SHORT = 'mon tue tues wed weds thu thur thurs fri sat sun'.split(' ')

/** The weekday that a word names in full or for short, from 1 for Monday on; 0 for any other word. */
export function weekdayNamed(word: string): number {
  return WEEKDAYS.findIndex((day) => day === word || (SHORT.includes(word) && day.startsWith(word))) + 1
}
