import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { hourOfDay } from './dates'

/** An instant in ISO 8601, or a Date. */
type Moment = Date | string

export type ForecastInput = {
  createdAt: Moment
  /** Calendar day `YYYY-MM-DD` in the user's zone; a goal finished on that day is on time. */
  targetDate: string | null
  /** The progress ledger, in any order. Events after `now` and unreadable ones are left out. */
  history: { at: Moment; newProgress: number }[]
  now: Moment
  /** IANA zone of the user, in which the days are meant. UTC when left out. */
  timeZone?: string
  /** Points 0-100, where they are known apart from the ledger: they outrank its last event. */
  progress?: number
}

/** A goal's life in numbers. Times are days (of 24 hours) since creation, levels are points 0-100. */
export type Course = {
  /** The user's day of `now`. */
  today: string
  /** Share 0-1 of today that is gone. */
  dayShare: number
  age: number
  /** Days from now to the end of the target day; negative once it is over, null without one. */
  daysLeft: number | null
  /** Level after each check-in, from creation on. Always holds at least the start. */
  points: { day: number; level: number }[]
  level: number
  /** Check-ins after the first hours. */
  reports: number
  /** Days since the last check-in, or since creation when there was none. */
  silence: number
  /** The user's day of that check-in. */
  lastDay: string
}

const DAY = 86_400_000
/**
 * Check-ins closer than this, in days and as a share of the horizon, are one: two messages of an evening are no evidence
 * of haste, and what is told on the first one is where the goal starts.
 */
const SITTING = { days: 0.5, share: 0.02 }
/** Longer ledgers are thinned to about this many steps, which keeps the cost of a forecast flat. */
const MAX_STEPS = 40

/** Orders and cleans a goal's ledger. Total: any input gives finite numbers. */
export function readCourse(input: ForecastInput): Course {
  const zone = input.timeZone ?? 'UTC'
  const now = timeOf(input.now) ?? 0
  const events = input.history
    .map((event) => ({ at: timeOf(event.at), level: clampLevel(event.newProgress) }))
    .filter(
      (event): event is { at: number; level: number } => event.at !== null && event.level !== null && event.at <= now,
    )
    .sort((a, b) => a.at - b.at)
  const born = Math.min(timeOf(input.createdAt) ?? events[0]?.at ?? now, now)
  const age = (now - born) / DAY
  const known = input.progress === undefined ? null : clampLevel(input.progress)

  const today = dateIn(zone, new Date(now))
  const dayShare = hourOfDay(new Date(now), zone) / 24
  const daysLeft = input.targetDate === null ? null : daysUntil(today, input.targetDate, dayShare)
  const sitting =
    daysLeft === null ? SITTING.days : Math.min(SITTING.days, SITTING.share * (age + Math.max(0, daysLeft)))

  const points = [{ day: 0, level: 0 }]
  let last: number | null = null
  for (const event of events) {
    const day = Math.max(0, (event.at - born) / DAY)
    const before = points[points.length - 1]
    if (before && day - before.day < sitting) before.level = event.level
    else points.push({ day, level: event.level })
    last = day
  }
  const reports = points.length - 1
  const end = points[points.length - 1]
  if (known !== null && end && known !== end.level) {
    // With no event to say when the points were made, today is the only moment at which they are known to stand.
    if (events.length === 0 && age >= sitting) points.push({ day: age, level: known })
    else end.level = known
  }

  return {
    today,
    dayShare,
    age,
    daysLeft,
    points: thin(points),
    level: points[points.length - 1]?.level ?? 0,
    reports,
    silence: age - (last ?? 0),
    lastDay: dateIn(zone, new Date(last === null ? now : born + last * DAY)),
  }
}

/** The course as it would be had its last check-in not been told; null where that lost ground, or there is none. */
export function withoutLast(course: Course): Course | null {
  const [before, last] = course.points.slice(-2)
  if (!before || !last || last.level < before.level) return null
  return {
    ...course,
    points: course.points.slice(0, -1),
    level: before.level,
    reports: course.reports - 1,
    silence: course.age - before.day,
  }
}

function daysUntil(today: string, targetDate: string, dayShare: number): number | null {
  const days = daysBetween(today, targetDate)
  return Number.isFinite(days) ? days + 1 - dayShare : null
}

function thin<Item>(items: Item[]): Item[] {
  const stride = Math.ceil((items.length - 1) / MAX_STEPS)
  if (stride <= 1) return items
  return items.filter((_, index) => index === 0 || (items.length - 1 - index) % stride === 0)
}

function timeOf(moment: Moment): number | null {
  const time = new Date(moment).getTime()
  return Number.isFinite(time) ? time : null
}

function clampLevel(level: number): number | null {
  return Number.isFinite(level) ? Math.min(100, Math.max(0, level)) : null
}
