import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { type RecordFigure, type RecordQuery, SECONDS } from '@/lib/contract/record'
import { nounOf } from '@/lib/server/language/record-nouns'
import { isRate, type Measured } from './measure-side'
import { capital, dayWords } from './words'

/** What a figure is of: the side in words, the unit of its values where it has one, and where a total starts. */
export type Subject = { words: string; unit: string | null; start: number | null }

/** What a figure by a measure is in. */
export function unitOfMeasure({ unit, format }: Pick<Measure, 'unit' | 'format'>): string {
  return format === 'duration' ? SECONDS : unit
}

/** The figures of one side, the main one first; its id is what was asked for. */
export function figuresOf(query: RecordQuery, measured: Measured, { words, unit, start }: Subject): RecordFigure[] {
  const { of, give, what, by } = query
  const { value, n, rows, days, stretch } = measured
  if (give === 'longestRun' || give === 'longestGap' || give === 'currentRun') {
    const inUnits = by === 'week' ? 'weeks' : 'days'
    const name = `${STRETCHES[give]} of ${inUnits} ${give === 'longestGap' ? 'without' : 'with'}`
    const span = stretch ? `, ${dayWords(stretch.from)} to ${dayWords(stretch.to)}` : ''
    return [{ id: give, words: `${name} ${words}${span}`, value, unit: inUnits, n }]
  }
  if (give === 'count') return countFigures(of, words, rows, days)
  if (give === 'days') return countFigures(of, words, rows, days).toReversed()
  if (give === 'list' || (give === 'sum' && what === undefined)) return countFigures(of, words, rows, days).slice(0, 1)
  if (what === undefined) {
    const period = by === 'day' || by === 'month' ? by : 'week'
    return [
      { id: give, words: `${namesOfCount[give]} a ${period}: ${words}`, value: rounded(value), unit: nounOf(of, 2), n },
    ]
  }
  const name = isRate(query, start !== null) ? `${namesOf[give]} a ${by} of` : namesOf[give]
  const main = { id: give, words: `${name} ${what} in ${words}`, value: rounded(value), unit, n }
  return [main, { id: 'count', words: capital(words), value: rows, unit: nounOf(of, rows), n: rows }]
}

/** The day of the first row, or of the last. */
export function dayFigure(give: 'first' | 'last', day: string | null, { words }: Subject): RecordFigure {
  return { id: give, words: `${capital(give)} of ${words}`, value: day, unit: null, n: day === null ? 0 : 1 }
}

/** What a goal stands at on that day. */
export function readingFigures({ value, n }: Measured, { words, unit }: Subject): RecordFigure[] {
  return value === null ? [] : [{ id: 'reading', words: `Reading of ${words}`, value: rounded(value), unit, n }]
}

function countFigures(of: RecordQuery['of'], words: string, rows: number, days: number): RecordFigure[] {
  return [
    { id: 'count', words: capital(words), value: rows, unit: nounOf(of, rows), n: rows },
    { id: 'days', words: `Days with ${words}`, value: days, unit: days === 1 ? 'day' : 'days', n: rows },
  ]
}

const STRETCHES = { longestRun: 'Longest run', currentRun: 'Run up to today', longestGap: 'Longest stretch' }

type Given = 'sum' | 'mean' | 'min' | 'max' | 'trend'
const namesOf: Record<string, string> = {
  sum: 'Sum of',
  mean: 'Average',
  min: 'Lowest',
  max: 'Highest',
  trend: 'Change in 30 days of',
} satisfies Record<Given, string>
const namesOfCount: Record<string, string> = {
  mean: 'Average',
  min: 'Fewest',
  max: 'Most',
  trend: 'Change in 30 days of the number',
}

/** Enough places to tell energies and rates apart. */
export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000
}
