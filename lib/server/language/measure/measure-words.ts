import 'server-only'
import type { LevelAim, Measure } from '@/lib/contract/measure'
import { amountWords, figureWords } from '@/lib/contract/measure-words'

/** "Counted in books, 0 of 12." "Counted in kg, from 92 to 84." */
export function measureWords(measure: Measure, reading: number | null): string {
  const { kind, unit, format, start, target } = measure
  const figure = (value: number) => (/^[£$€]$/.test(unit) ? amountWords : figureWords)(measure, value)
  const now = reading === null || reading === start ? '' : `, now ${figure(reading)}`
  const named = format === 'duration' ? 'Counted by the clock,' : unit ? `Counted in ${unit},` : 'Counted:'
  if (kind === 'total') return `${named} ${figure(reading ?? start)} of ${figure(target)}.`
  return `${named} from ${figure(start)} to ${figure(target)}${now}.`
}

/** "Counted in kg, to 70." Of a clock time the goal's own words say what it is of. */
export function aimWords({ unit, format, target }: LevelAim): string {
  if (format === 'duration') return `Counted by the clock, to ${figureWords({ format }, target)}.`
  return `Counted in ${unit}, to ${figureWords({ format }, target)}.`
}
