import 'server-only'
import { createHash } from 'node:crypto'
import { addDays, startOfDay } from '@/lib/contract/calendar'
import type { Line } from './line'

/** Positions count from here, so that those of every day that a calendar here knows are above zero. */
const FIRST = Date.UTC(1900, 0)
const LAST = Date.UTC(2200, 0) - 1
const LAST_DATE = '2199-12-31'
export const DAY = 86_400_000
/** Lines that share a millisecond. */
export const SLOTS = 512

/** After so many tries the range in which a place is sought grows no more: it is a quarter of an hour then. */
const MOST_TRIES = 20

/**
 * Where a line stands in the order of all lines: first by time, a whole number below 2^53. A dated row stands within its
 * own day by when it was written, as far as four days tell rows apart; others stand at their instant. The same row
 * always gets the same position, unless another one holds it: then it is tried again, each time within twice as many
 * milliseconds, so that ten thousand rows of one instant find their places in a few tries each.
 */
export function positionOf({ kind, date, at, sourceId, refId }: Line, tries = 0): number {
  const digest = createHash('sha256')
    .update(kind + sourceId + refId)
    .digest()
  const doublings = Math.min(tries, MOST_TRIES)
  const slot = digest.readUInt32BE(doublings) % (SLOTS * 2 ** doublings)
  return (
    startOf(date === null ? at.getTime() : Date.parse(`${date}T00:00:00Z`) + withinDay(date, at)) +
    slot +
    tries -
    doublings
  )
}

/** Written from 14 hours before the day in UTC, where it begins first, to four days later: all within its first 22 hours. */
function withinDay(date: string, at: Date): number {
  const late = at.getTime() - Date.parse(`${date}T00:00:00Z`) + 14 * 3_600_000
  return Math.floor(Math.min(Math.max(late, 0), 4 * DAY) / 4.4)
}

function startOf(ms: number): number {
  return (Math.min(Math.max(ms, FIRST), LAST) - FIRST) * SLOTS
}

/** The day that a number of days since 1900 stands for, `YYYY-MM-DD`. */
export function dayOfNumber(number: number): string {
  return new Date(FIRST + number * DAY).toISOString().slice(0, 10)
}

/** The position at which a calendar day begins: in UTC for rows that name their day, else in the user's zone. */
export function startOfDate(date: string, timeZone: string | null): number {
  if (date > LAST_DATE) return startOf(LAST)
  return startOf(timeZone === null ? Date.parse(`${date}T00:00:00Z`) : startOfDay(timeZone, date).getTime())
}

/** The position at which a calendar day is over: the end of all of them from the last day that has its own place on. */
export function endOfDate(date: string, timeZone: string | null): number {
  return date >= LAST_DATE ? END : startOfDate(addDays(date, 1), timeZone)
}

/** The instant at a position. */
export function instantAt(position: number): number {
  return FIRST + Math.floor(position / SLOTS)
}

/** The position of an instant. */
export function positionAt(instant: number): number {
  return startOf(instant)
}

/** After the last of all positions. */
export const END = startOf(LAST) + SLOTS * DAY
