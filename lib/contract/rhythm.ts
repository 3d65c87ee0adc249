import { weekdayOf } from './calendar'
import type { Rhythm, RhythmStanding } from './measure'
import type { Counted } from './measure-reading'
import type { Pause } from './pause'
import { type Per, periodAfter, periodStart } from './periods'

/** So many periods count, the newest of them. */
const PERIODS = 26
/** A period counts half as much as one that is so many later. */
const HALF_LIFE = 4
/** How many periods "5 of the last 6" looks back on. */
const TOLD = 6

/** What of the values a score is made from: sums by the first day of their period, and the first day of all. */
export type Counts = { sums: Readonly<Record<string, number>>; first: string | null }

/** A rhythm as its score sees it. `createdOn` is the user's day; a pause that lasts has no end. */
export type RhythmCourse = {
  rhythm: Rhythm
  createdOn: string
  counts: Counts
  pauses: readonly (Pick<Pause, 'from'> & { until: string | null })[]
}

/** Adds the values of each period; those of other weekdays than the rhythm's do not count. */
export function countsOf(rhythm: Rhythm, values: readonly Pick<Counted, 'date' | 'value'>[]): Counts {
  const sums: Record<string, number> = {}
  let first: string | null = null
  for (const { date, value } of values) {
    if (first === null || date < first) first = date
    if (!isDayOf(rhythm, date)) continue
    const start = periodStart(date, rhythm.per)
    sums[start] = (sums[start] ?? 0) + value
  }
  return { sums, first }
}

/** Whether a rhythm is done on the weekday of a date. */
export function isDayOf({ weekdays }: Rhythm, date: string): boolean {
  return weekdays === undefined || weekdays.includes(weekdayOf(date))
}

/** How much of a period was done, 0-1. */
export function shareOfPeriod({ rhythm, counts }: Pick<RhythmCourse, 'rhythm' | 'counts'>, start: string): number {
  return Math.min(1, Math.max(0, counts.sums[start] ?? 0) / rhythm.times)
}

/**
 * The periods that are over on a day and count, newest first, by their first days: whole ones from creation or from the
 * first value on, none that a pause touches, and at most 26.
 */
export function closedPeriods(course: RhythmCourse, today: string): string[] {
  const { per } = course.rhythm
  const begin = beginOf(course)
  const closed: string[] = []
  let start = periodAfter(periodStart(today, per), per, -1)
  while (start >= begin && closed.length < PERIODS) {
    if (!isPausedIn(course, start)) closed.push(start)
    start = periodAfter(start, per, -1)
  }
  return closed
}

/**
 * The score of a rhythm on a day, 0-99: each period's share done, decaying by half over four periods. The running period
 * counts only where it raises the score, so that no week begins with a loss.
 */
export function scoreOf(course: RhythmCourse, today: string): number {
  const closed = closedPeriods(course, today).map((start) => shareOfPeriod(course, start))
  const running = shareOfPeriod(course, periodStart(today, course.rhythm.per))
  return asProgress(Math.max(meanOf(closed), running > 0 ? meanOf([running, ...closed.slice(0, PERIODS - 1)]) : 0))
}

/** The score of the closed periods alone: what stands in the ledger at the end of each. */
export function closedScoreOf(course: RhythmCourse, today: string): number {
  return asProgress(meanOf(closedPeriods(course, today).map((start) => shareOfPeriod(course, start))))
}

/** Where a rhythm stands, but for today's own values. */
export function standingOf(course: RhythmCourse, today: string): Omit<RhythmStanding, 'today'> {
  const told = closedPeriods(course, today).slice(0, TOLD)
  const rested = restedPeriods(course, today)
  return {
    now: course.counts.sums[periodStart(today, course.rhythm.per)] ?? 0,
    done: told.filter((start) => shareOfPeriod(course, start) === 1).length,
    of: told.length,
    ...(rested > 0 && { rested }),
  }
}

/** Before so many periods are over a score is chance. */
const FEW_PERIODS = 3
const BEHIND_UNDER_SCORE = 70

/** Whether a rhythm is behind by its score; null while that is chance. */
export function isRhythmBehind(score: number, { of }: Pick<RhythmStanding, 'of'>): boolean | null {
  return of < FEW_PERIODS ? null : score < BEHIND_UNDER_SCORE
}

/** So many empty periods in a row are a miss. */
const MISSED = 2

/** How many of the newest periods that count were empty, of a rhythm that was once done; 0 where that is no miss. */
function restedPeriods(course: RhythmCourse, today: string): number {
  const closed = closedPeriods(course, today)
  const { first } = course.counts
  if (first === null) return 0
  const before = closed.filter((start) => start >= periodStart(first, course.rhythm.per))
  const full = before.findIndex((start) => shareOfPeriod(course, start) > 0)
  const rested = full < 0 ? before.length : full
  return rested >= MISSED ? rested : 0
}

/** Whether a pause touches the period that begins on a day. */
export function isPausedIn({ rhythm, pauses }: Pick<RhythmCourse, 'rhythm' | 'pauses'>, start: string): boolean {
  const end = periodAfter(start, rhythm.per)
  return pauses.some(({ from, until }) => from < end && (until === null || until > start))
}

/** The first period that counts: the first whole one after creation, or from the first value where that was before. */
function beginOf({ rhythm: { per }, createdOn, counts: { first } }: RhythmCourse): string {
  const afterCreation = periodAfter(periodStart(createdOn, per), per)
  if (first === null) return afterCreation
  const fromFirst = wholeFrom(first, per)
  return [fromFirst, afterCreation].sort()[0] as string
}

/** The first period that lies whole on or after a day. */
function wholeFrom(date: string, per: Per): string {
  const start = periodStart(date, per)
  return start === date ? start : periodAfter(start, per)
}

function meanOf(shares: readonly number[]): number {
  let [sum, weights] = [0, 0]
  for (const [age, share] of shares.entries()) {
    const weight = 2 ** (-age / HALF_LIFE)
    sum += weight * share
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/** A rhythm is never at 100 by itself: it is completed by a press. */
function asProgress(score: number): number {
  return Math.min(99, Math.round(100 * score))
}
