import { dayOf, relativeDay, type Today, timeOf } from '@/lib/client/time/calendar'

const MINUTE = 60_000
const DAY = 86_400_000
const MORNING = '08:00'
/** From ten in the evening until seven nobody means the next hour. */
const NIGHT = { from: 22, to: 7, morning: '09:00' }

/** How long an alert can be put off. */
export const snoozes = ['quarter', 'hour', 'tomorrow'] as const
export type Snooze = (typeof snoozes)[number]

/**
 * The instant at which a zone's clock shows `time` (`HH:mm`) on `day`. Where the clock shows it twice, the first; where
 * it skips it, as much later as it skips.
 */
export function instantOf(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`)
  // Around a clock change the offset is the one before it or the one after it.
  const instants = [-DAY, DAY].map((aside) => wall - (wallClock(wall + aside, timeZone) - (wall + aside)))
  const fitting = instants.filter((instant) => wallClock(instant, timeZone) === wall)
  return new Date(fitting.length ? Math.min(...fitting) : Math.max(...instants)).toISOString()
}

/** When a snoozed alert is back: counted from now, or from its own time where that is still to come. */
export function snoozedTo(snooze: Snooze, scheduledFor: string, now: Date, timeZone: string): string {
  if (snooze === 'tomorrow') return instantOf(dayAfter(dayOf(now.toISOString(), timeZone)), MORNING, timeZone)
  const from = Math.max(now.getTime(), Date.parse(scheduledFor))
  return new Date(from + (snooze === 'quarter' ? 15 : 60) * MINUTE).toISOString()
}

/** What a new alert starts at on the zone's clock: the next full hour, at night the next morning at nine. */
export function untimedStart(now: Date, timeZone: string): { day: string; time: string } {
  const day = dayOf(now.toISOString(), timeZone)
  const hour = Number(timeOf(now.toISOString(), timeZone).slice(0, 2))
  if (hour < NIGHT.to) return { day, time: NIGHT.morning }
  if (hour >= NIGHT.from) return { day: dayAfter(day), time: NIGHT.morning }
  const minutes = Number(timeOf(now.toISOString(), timeZone).slice(3))
  const next = new Date(now.getTime() + (60 - minutes) * MINUTE).toISOString()
  return { day: dayOf(next, timeZone), time: timeOf(next, timeZone) }
}

/** `today at 14:15`, `tomorrow at 08:00`, `in 3 days at 08:00`. */
export function whenWords(instant: string, { today, timeZone }: Today): string {
  return `${relativeDay(dayOf(instant, timeZone), today)} at ${timeOf(instant, timeZone)}`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
}

/** The zone's wall clock, to the minute, read as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const at = new Date(instant).toISOString()
  return Date.parse(`${dayOf(at, timeZone)}T${timeOf(at, timeZone)}:00Z`)
}
