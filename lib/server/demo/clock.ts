import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'

const HOUR_MS = 3_600_000

/** The times of the story, all counted back from now in the person's own zone. */
export type Clock = {
  now: Date
  timeZone: string
  /** The calendar day that many days before today; after it for a negative number. */
  day: (daysAgo: number) => string
  /** An hour of such a day, 7.5 being half past seven; of today only as much as has passed, in proportion. */
  at: (daysAgo: number, hour: number) => Date
  /** An hour of such a day, also when it is still ahead. */
  planned: (daysAgo: number, hour: number) => Date
}

export function clockAt(now: Date, timeZone: string): Clock {
  const today = dateIn(timeZone, now)
  const day = (daysAgo: number) => addDays(today, -daysAgo)
  const planned = (daysAgo: number, hour: number) =>
    new Date(startOfDay(timeZone, day(daysAgo)).getTime() + hour * HOUR_MS)
  const at = (daysAgo: number, hour: number) => {
    if (daysAgo > 0) return planned(daysAgo, hour)
    const midnight = startOfDay(timeZone, today).getTime()
    return new Date(Math.floor(midnight + (now.getTime() - midnight) * (hour / 24)))
  }
  return { now, timeZone, day, at, planned }
}
