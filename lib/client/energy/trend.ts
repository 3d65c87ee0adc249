import { dayName, monthName } from '@/lib/client/time/calendar'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import type { LookBack } from '@/lib/contract/look-back'
import { energyNumber, meanOf } from './heatmap'

/** A quarter: enough to see a trend, few enough to tell the days apart. Newcomers see four weeks. */
const MOST_DAYS = 91
const LEAST_DAYS = 28
/** Fewer days out of seven do not make a mean worth drawing. */
const ENOUGH_DAYS = 3
const FOUR_WEEKS = 28
/** Under the lowest energy, where no day's dot can be. */
const AT_FOOT = 0.6

/** A day of the trend; `at` is its midnight in UTC, in milliseconds, and only there to place it. */
export type TrendPoint = {
  at: number
  date: string
  /** The day's own mean, null where nothing was logged. */
  mean: number | null
  /** Of the logged days among the seven up to this one; null where fewer than three were. */
  sevenDays: number | null
  /** Where the mark of a check-in stands; null on a day without one. */
  checkIn: number | null
}

/** The last quarter day by day up to today, or what there is of it. Empty until a seven-day average can be drawn. */
export function energyTrend({ to, days, checkIns }: EnergyYear): TrendPoint[] {
  const told = new Set(checkIns)
  const first = days[0]?.date ?? to
  const span = Math.min(MOST_DAYS, Math.max(LEAST_DAYS, daysBetween(first, to) + 1))
  const points = Array.from({ length: span }, (_, index): TrendPoint => {
    const date = addDays(to, index + 1 - span)
    const week = days.filter((day) => day.date <= date && day.date > addDays(date, -7))
    const own = week.find((day) => day.date === date)
    return {
      at: Date.parse(date),
      date,
      mean: own?.mean ?? null,
      sevenDays: week.length >= ENOUGH_DAYS ? Math.round(meanOf(week) * 100) / 100 : null,
      checkIn: told.has(date) ? AT_FOOT : null,
    }
  })
  return points.some((point) => point.sevenDays !== null) ? points : []
}

/**
 * A span's own days, with the days of its check-ins. The averages of its first week are of seven
 * days too, as far as those before it are known. Empty where no average can be drawn.
 */
export function monthTrend(
  { days, checkInDays: checkIns, from, to }: Pick<LookBack, 'days' | 'checkInDays' | 'from' | 'to'>,
  year: Pick<EnergyYear, 'days'> | undefined,
): TrendPoint[] {
  const isIn = (date: string) => date >= from && date <= to
  const before = (year?.days ?? []).filter(({ date }) => date < from)
  const points = energyTrend({ from, to, days: [...before, ...days], checkIns }).filter(({ date }) => isIn(date))
  return points.some(({ sevenDays }) => sevenDays !== null) ? points : []
}

/** How many more days of this week's seven have to be logged for a first mean. */
export function daysMissing({ to, days }: EnergyYear): number {
  // What is logged from tomorrow on meets the six days before it.
  const lately = days.filter((day) => day.date > addDays(to, -6)).length
  return Math.max(1, ENOUGH_DAYS - lately)
}

/** Where the time axis is marked: months over a long span, else Mondays, every other one where they are many. */
export function trendTicks(points: readonly TrendPoint[]): number[] {
  if (isLong(points)) return points.filter((point) => point.date.endsWith('-01')).map((point) => point.at)
  const mondays = points.filter((point) => new Date(point.at).getUTCDay() === 1)
  return mondays.filter((_, index) => mondays.length <= 5 || index % 2 === 0).map((point) => point.at)
}

/** Whether the time axis is marked by months, not by days. */
export function isLong(points: readonly unknown[]): boolean {
  return points.length > 56
}

/** A mark of the time axis: a month by its name, else the day. */
export function tickName(at: number, today: string, isMonth: boolean): string {
  const date = new Date(at).toISOString().slice(0, 10)
  return isMonth ? monthName(date) : dayName(date, today)
}

/** The trend in a sentence. */
export function trendText(points: readonly TrendPoint[], to: string): string {
  const known = points.filter((point) => point.sevenDays !== null)
  const latest = known.at(-1)
  if (!latest?.sevenDays) return 'No seven-day average yet.'
  const now = energyNumber(latest.sevenDays)
  if (latest.date !== to) return `Your last seven-day average was ${now}, on ${dayName(latest.date, to)}.`
  const before = known.find((point) => point.date === addDays(to, -FOUR_WEEKS))
  if (!before?.sevenDays) return `Your seven-day average is ${now}.`
  const then = energyNumber(before.sevenDays)
  const change = Number(now) - Number(then)
  if (change === 0) return `Your seven-day average is ${now}, the same as four weeks ago.`
  const size = energyNumber(Math.abs(change))
  return `Your seven-day average is ${now}, ${size} ${change > 0 ? 'higher' : 'lower'} than four weeks ago.`
}

/** The trend week by week, for a table: the mean on each Sunday and today. */
export function trendRows(points: readonly TrendPoint[]): TrendPoint[] {
  return points.filter(({ at, sevenDays }, index) => {
    const closes = new Date(at).getUTCDay() === 0 || index === points.length - 1
    return closes && sevenDays !== null
  })
}
