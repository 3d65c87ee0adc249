import 'server-only'
import { errorFunction, mean } from 'simple-statistics'
import { daysBetween, weekdayOf } from '@/lib/contract/calendar'
import { HINT_SHARE } from '@/lib/contract/energy-rule'

/** A day with an entry, and the mean energy of its entries. */
export type Day = { date: string; energy: number }
/** What some days have and the others have not; `isOfWeek` where it is the weekday itself. */
export type Factor<What> = { what: What; days: ReadonlySet<string>; isOfWeek?: boolean }
/** Means of the days with it and without it, how many they are, and how likely chance alone makes them differ as much. */
export type Weighed<What> = { what: What; on: number; off: number; days: number; others: number; odds: number }
/** `isSure` where hardly any of its like is chance; else it is a hint, as chance alone gives them, too. */
export type Telling<What> = Weighed<What> & { isSure: boolean }

/** Fewer days on a side tell nothing. */
export const FEWEST_EACH = 8
/** Days are held against those around them only: what a season does is no doing of what fell into it. */
const BLOCK_DAYS = 28
/** Over so many days a mood is taken to last. */
const LAGS = 7
/** Of what is sure so much, at most, is expected to be chance. */
const FALSE_SHARE = 0.05
/** A smaller difference is none that anybody would notice. */
const NOTABLE = 0.3

type Stratum = { at: number[]; middle: number; squares: number }
type Series = { dates: string[]; energies: number[]; numbers: number[]; byDay: Map<number, number> }

/**
 * Which factors go with more or less energy, the surest first; days oldest first. Each is weighed by a permutation test
 * within blocks of four weeks, by the exact mean and variance of the stratified test (P. H. van Elteren 1960, with the
 * energies as scores); what the days of the week do is taken off first, but where the factor is one. Where moods last and
 * a factor comes in runs, days tell less than they count: the variance is multiplied by Bartlett's factor (M. S. Bartlett
 * 1935). Of all that were weighed so many are sure that one in twenty of them is expected to be false (Y. Benjamini,
 * Y. Hochberg 1995); one in twenty of the others is a hint where nothing goes with anything.
 */
export function* tellingFactors<What>(
  days: readonly Day[],
  factors: readonly Factor<What>[],
): Generator<void, Telling<What>[]> {
  const series = seriesOf(days)
  const evened = { ...series, energies: withoutWeek(series) }
  const lasting = correlations(series, restOf(evened))
  const weighed: Weighed<What>[] = []
  for (const factor of factors) {
    yield
    const one = weigh(series, factor, factor.isOfWeek ? series : evened, lasting)
    if (one) weighed.push(one)
  }
  const byOdds = weighed.toSorted((one, other) => one.odds - other.odds)
  const sure = byOdds.findLastIndex(({ odds }, at) => odds <= (FALSE_SHARE * (at + 1)) / byOdds.length) + 1
  return byOdds
    .map((one, at) => ({ ...one, isSure: at < sure }))
    .filter(({ isSure, odds, on, off }) => (isSure || odds <= HINT_SHARE) && Math.abs(on - off) >= NOTABLE)
}

function weigh<What>(
  series: Series,
  { what, days }: Factor<What>,
  weighed: Series,
  lasting: readonly number[],
): Weighed<What> | null {
  const isOn = series.dates.map((date) => days.has(date))
  const side = (own: boolean) => series.energies.filter((_, at) => isOn[at] === own)
  const [on, off] = [side(true), side(false)]
  if (Math.min(on.length, off.length) < FEWEST_EACH) return null
  let [difference, variance] = [0, 0]
  for (const { at, middle, squares } of strataOf(weighed)) {
    const own = at.filter((place) => isOn[place])
    const [n, k] = [at.length, own.length]
    if (k === 0 || k === n) continue
    difference += own.reduce((sum, place) => sum + (weighed.energies[place] ?? 0) - middle, 0)
    variance += (k * (n - k) * squares) / (n * (n - 1))
  }
  const [onMean, offMean] = [mean(on), mean(off)]
  // What the plain means tell must be what the blocks tell.
  if (variance === 0 || Math.sign(onMean - offMean) !== Math.sign(difference)) return null
  const share = on.length / isOn.length
  const runs = correlations(
    series,
    isOn.map((own) => (own ? 1 : 0) - share),
  )
  const inflation = 1 + 2 * runs.reduce((sum, run, at) => sum + Math.max(0, run) * Math.max(0, lasting[at] ?? 0), 0)
  const odds = 1 - errorFunction(Math.abs(difference) / Math.sqrt(2 * variance * inflation))
  return { what, on: onMean, off: offMean, days: on.length, others: off.length, odds }
}

function seriesOf(days: readonly Day[]): Series {
  const [first] = days
  const numbers = days.map(({ date }) => daysBetween(first?.date ?? date, date))
  return {
    dates: days.map(({ date }) => date),
    energies: days.map(({ energy }) => energy),
    numbers,
    byDay: new Map(numbers.map((number, at) => [number, at])),
  }
}

/** The energies without what the days of the week have of their own. */
function withoutWeek({ dates, energies }: Series): number[] {
  const weekdays = dates.map(weekdayOf)
  const means = Array.from({ length: 8 }, (_, weekday) =>
    energies.filter((_energy, at) => weekdays[at] === weekday),
  ).map((own) => (own.length > 0 ? mean(own) : 0))
  return energies.map((energy, at) => energy - (means[weekdays[at] ?? 0] ?? 0))
}

function strataOf({ energies, numbers }: Series): Stratum[] {
  const strata = new Map<number, number[]>()
  for (const [at, number] of numbers.entries()) {
    const block = Math.floor(number / BLOCK_DAYS)
    strata.set(block, [...(strata.get(block) ?? []), at])
  }
  return [...strata.values()].map((at) => {
    const middle = mean(at.map((place) => energies[place] ?? 0))
    return { at, middle, squares: at.reduce((sum, place) => sum + ((energies[place] ?? 0) - middle) ** 2, 0) }
  })
}

/** What the means of their blocks leave of the energies. */
function restOf(series: Series): number[] {
  const rest = [...series.energies]
  for (const { at, middle } of strataOf(series)) for (const place of at) rest[place] = (rest[place] ?? 0) - middle
  return rest
}

/** How alike the values are of days that lie one, two, … days apart: 1 where they are the same, 0 where they have nothing in common. */
function correlations({ numbers, byDay }: Series, values: readonly number[]): number[] {
  const spread = values.reduce((sum, value) => sum + value ** 2, 0) / Math.max(values.length, 1)
  return Array.from({ length: LAGS }, (_, index) => {
    let [pairs, sum] = [0, 0]
    for (const [at, number] of numbers.entries()) {
      const later = byDay.get(number + index + 1)
      if (later === undefined) continue
      pairs++
      sum += (values[at] ?? 0) * (values[later] ?? 0)
    }
    return pairs < FEWEST_EACH || spread === 0 ? 0 : sum / pairs / spread
  })
}
