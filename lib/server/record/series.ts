import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import { seasonSpan } from '@/lib/server/language/calendar-spans'
import { isoWeekday } from './side'
import type { Tally } from './sum'

const DAY = 86_400_000

export type Period = 'day' | 'week' | 'month' | 'season' | 'weekday'

/** The period that a day belongs to: the day, its Monday, its month, its season, or its weekday from 1 for Monday. */
export function periodOf(day: string, period: Period, timeZone: string): string {
  switch (period) {
    case 'day':
      return day
    case 'week':
      return addDays(day, 1 - isoWeekday(day))
    case 'month':
      return day.slice(0, 7)
    case 'season':
      return seasonOf(day, timeZone)
    case 'weekday':
      return String(isoWeekday(day))
  }
}

/** Seasons in the order of a year; spring begins in March, south of the equator in September. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

function seasonOf(day: string, timeZone: string): string {
  const firstMonth = Number(seasonSpan('spring', 2025, timeZone).from.slice(5, 7))
  const at = Math.floor(((Number(day.slice(5, 7)) - firstMonth + 12) % 12) / 3)
  return seasons[at] as string
}

/** The days that belong to each period, in the order in which periods first come. */
export function byPeriod(tallies: readonly Tally[], period: Period, timeZone: string): Map<string, Tally[]> {
  const groups = new Map<string, Tally[]>()
  for (const tally of tallies) {
    const key = periodOf(tally.day, period, timeZone)
    const group = groups.get(key)
    if (group) group.push(tally)
    else groups.set(key, [tally])
  }
  return groups
}

export type Stretch = { from: string; to: string; length: number }

/** The longest row of consecutive days, or of consecutive weeks, with something on each; the latest of equal ones. */
export function longestRun(days: readonly string[], unit: 'day' | 'week'): Stretch | null {
  let best: Stretch | undefined
  let run: Stretch | undefined
  for (const day of inUnits(days, unit)) {
    const goesOn = run && addDays(run.to, 1) === day
    run = {
      from: goesOn && run ? run.from : day,
      to: addDays(day, stepOf(unit) - 1),
      length: goesOn && run ? run.length + 1 : 1,
    }
    if (run.length >= (best?.length ?? 0)) best = run
  }
  return best ?? null
}

/** The row of consecutive days, or weeks, up to today or the one before, which is not over; null where there is none. */
export function currentRun(days: readonly string[], unit: 'day' | 'week', today: string): Stretch | null {
  const step = stepOf(unit)
  const now = unit === 'week' ? periodOf(today, 'week', 'UTC') : today
  const units = inUnits(days, unit).filter((day) => day <= now)
  let first = units.length - 1
  const last = units[first]
  if (last === undefined || last < addDays(now, -step)) return null
  while (first > 0 && addDays(units[first - 1] as string, step) === units[first]) first--
  return { from: units[first] as string, to: addDays(last, step - 1), length: units.length - first }
}

/** The longest stretch with nothing between the first day and today; the latest of equal ones, null where there is none. */
export function longestGap(days: readonly string[], unit: 'day' | 'week', today: string): Stretch | null {
  const step = stepOf(unit)
  const units = inUnits(days, unit)
  const now = unit === 'week' ? periodOf(today, 'week', 'UTC') : today
  const last = units.at(-1)
  // Today itself is not over: it ends a gap that began before, and is part of it.
  const ends = last !== undefined && last < now ? [...units, addDays(now, step)] : units
  let best: Stretch | null = null
  for (const [at, end] of ends.entries()) {
    const before = ends[at - 1]
    if (before === undefined) continue
    const length = Math.round((Date.parse(end) - Date.parse(before)) / DAY / step) - 1
    if (length > 0 && length >= (best?.length ?? 0))
      best = { from: addDays(before, step), to: addDays(end, -1), length }
  }
  return best
}

function inUnits(days: readonly string[], unit: 'day' | 'week'): string[] {
  return unit === 'day' ? [...days] : [...new Set(days.map((day) => periodOf(day, 'week', 'UTC')))]
}

function stepOf(unit: 'day' | 'week'): number {
  return unit === 'day' ? 1 : 7
}

/** The slope of the line of least squares through points that weigh as many rows as they have, per 30 days. */
export function slope(points: readonly { day: string; n: number; sum: number }[]): number | null {
  const first = points[0]
  if (!first) return null
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0]
  for (const { day, n, sum } of points) {
    const at = (Date.parse(day) - Date.parse(first.day)) / DAY
    w += n
    x += n * at
    y += sum
    xx += n * at * at
    xy += at * sum
  }
  const spread = w * xx - x * x
  return spread === 0 ? null : ((w * xy - x * y) / spread) * 30
}
