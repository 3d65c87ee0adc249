import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { amountWords } from '@/lib/contract/measure-words'

export type Period = 'day' | 'week' | 'month'
/** How amounts are shown: in a measure's unit, else in per cent of the whole. */
export type Unit = Pick<Measure, 'unit' | 'format'>

export const PERCENT: Unit = { unit: '%', format: 'number' }

const DAYS: Record<Period, number> = { day: 1, week: 7, month: 30.4 }
/** Three a day and more are told by the day, less than one in four weeks by the month. */
const DAILY_FROM = 21
const MONTHLY_UNDER = 0.25
const NOT_DAILY = /^[\p{Sc}%]$/u

/** The period in which a rate is easiest to grasp. Per cent, money and times are told by the week, or the month. */
export function periodOf(perWeek: number, { unit, format }: Unit): Period {
  const rate = Math.abs(perWeek)
  if (rate < MONTHLY_UNDER) return 'month'
  return rate >= DAILY_FROM && format === 'number' && !NOT_DAILY.test(unit) ? 'day' : 'week'
}

/**
 * A rate as a person says it: `0.4 books a week`, `12 pages a day`, `$150 a week`, `6.3% a week` where nothing is
 * counted. To one decimal under ten, to a whole number above, never rounded further.
 */
export function rateWords(perWeek: number, unit: Unit, period = periodOf(perWeek, unit)): string {
  const rate = (perWeek / 7) * DAYS[period]
  const decimals = Math.abs(rate) < 9.95 && unit.format === 'number' ? 10 : 1
  const shown = Math.round(rate * decimals) / decimals
  return shown === 0 && rate !== 0
    ? `under ${amountWords(unit, 1 / decimals)} a ${period}`
    : `${amountWords(unit, shown)} a ${period}`
}
