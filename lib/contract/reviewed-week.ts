import { addDays, mondayOf, weekdayOf } from './calendar'

/** On so many first days of a week there is little of it to look back on. */
const FIRST_DAYS = 2

/**
 * The Monday of the week that is reviewed on a day: the one that runs, or on its first two days the one before, where
 * there was a goal in it already. `since` is the day of the oldest goal.
 */
export function reviewedMonday(today: string, since: string | null): string {
  const monday = mondayOf(today)
  const isFresh = weekdayOf(today) <= FIRST_DAYS
  return isFresh && since !== null && since < monday ? addDays(monday, -7) : monday
}
