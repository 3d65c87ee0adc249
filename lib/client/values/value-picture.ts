import { dayName, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import { type Counted, newestFirst, sumOf } from '@/lib/contract/measure-reading'
import { amountWords, figureWords, readingWords } from '@/lib/contract/measure-words'

/** A reading in its place on the way from start to target, in per cent: below 0 or over 100 where it lies beyond. */
export type Mark = { at: string; oldProgress: number; newProgress: number }

/** A measured goal's vertical axis, in per cent of the way, told in its unit. */
export type UnitAxis = { low: number; high: number; ticks: { at: number; label: string }[] }

/** More points than these stand closer than a picture has room for. */
const MOST_MARKS = 400
const MOST_TICKS = 6

/** The readings that a goal's values come to, oldest first, as steps of its line. A day's value stands at its noon, never after `now`. */
export function marksOf(measure: Measure, values: readonly Counted[], now: number): Mark[] {
  const { kind, start, target } = measure
  const share = (reading: number) => (100 * (reading - start)) / (target - start)
  const marks: Mark[] = []
  let [reading, before] = [start, 0]
  for (const { date, value } of [...values].sort(newestFirst).reverse()) {
    reading = kind === 'total' ? sumOf([reading, value]) : value
    const place = Math.min(now, Date.parse(`${date}T12:00:00Z`))
    marks.push({ at: new Date(place).toISOString(), oldProgress: before, newProgress: share(reading) })
    before = share(reading)
  }
  return marks.slice(-MOST_MARKS)
}

/** The axis that holds the way from start to target and every mark, with round figures of the unit. */
export function unitAxis(measure: Measure, marks: readonly Mark[]): UnitAxis {
  const low = marks.reduce((least, { newProgress }) => Math.min(least, newProgress), 0)
  const high = marks.reduce((most, { newProgress }) => Math.max(most, newProgress), 100)
  const { start, target, format } = measure
  const reading = (share: number) => start + (share / 100) * (target - start)
  const [least, most] = [reading(low), reading(high)].sort((a, b) => a - b) as [number, number]
  const step = roundStep((most - least) / MOST_TICKS, format)
  const ticks: UnitAxis['ticks'] = []
  for (let figure = Math.ceil(least / step) * step; figure <= most + step * 1e-9; figure += step) {
    ticks.push({
      at: (100 * (figure - start)) / (target - start) + 0,
      label: figureWords(measure, Number(figure.toPrecision(12))),
    })
  }
  return { low, high, ticks }
}

const CLOCK_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800]

/** 1, 2 or 5 times a power of ten; of seconds a part of a minute or an hour. */
function roundStep(least: number, format: Measure['format']): number {
  if (format === 'duration' && least <= 1800) return CLOCK_STEPS.find((step) => step >= least) ?? 1800
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find((times) => times * power >= least * (1 - 1e-9)) ?? 10)
}

/** The line in words, for whoever does not see it. */
export function valuesText(
  goal: Pick<Goal, 'reading'>,
  measure: Measure,
  values: readonly Counted[],
  { today }: Today,
): string {
  const sorted = [...values].sort(newestFirst)
  const [last, first] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return 'Nothing has been counted yet.'
  const stands = goal.reading ?? measure.start
  const now = amountWords(measure, stands)
  const times = values.length === 1 ? '' : values.length === 2 ? 'twice ' : `${values.length} times `
  const [begun, ended] = [dayName(first.date, today), dayName(last.date, today)]
  const span = begun === ended ? `on ${ended}` : `from ${begun} to ${ended}`
  // How far it is to go stands in the reading of what adds up.
  if (measure.kind === 'total') return `${readingWords(measure, stands)}, counted ${times}${span}.`
  const way = stands === measure.start ? `Still at ${now}` : `From ${figureWords(measure, measure.start)} to ${now}`
  return `${way}, measured ${times}${span}; the target is ${amountWords(measure, measure.target)}.`
}
