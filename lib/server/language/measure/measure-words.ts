import 'server-only'
import type { LevelAim, Measure } from '@/lib/contract/measure'
import { singularOf } from '../units'

/** An amount as it is told: "4 books", "£1,200", "88.5 kg", "31:20". */
export function amountWords(value: number, { unit, format }: Pick<Measure, 'unit' | 'format'>): string {
  if (format === 'duration') return clockWords(value)
  return withUnit(figureWords(value, { format }), value, unit)
}

/** The figure alone: "4", "1,200", "88.5", "31:20". */
export function figureWords(value: number, { format }: Pick<Measure, 'format'>): string {
  return format === 'duration' ? clockWords(value) : value.toLocaleString('en', { maximumFractionDigits: 2 })
}

/** "Counted in books, 0 of 12." "Counted in kg, from 92 to 84." */
export function measureWords(measure: Measure, reading: number | null): string {
  const { kind, unit, format, start, target } = measure
  const figure = (value: number) => (/^[£$€]$/.test(unit) ? amountWords(value, measure) : figureWords(value, measure))
  const now = reading === null || reading === start ? '' : `, now ${figure(reading)}`
  const named = format === 'duration' ? 'Counted by the clock,' : unit ? `Counted in ${unit},` : 'Counted:'
  if (kind === 'total') return `${named} ${figure(reading ?? start)} of ${figure(target)}.`
  return `${named} from ${figure(start)} to ${figure(target)}${now}.`
}

/** "Counted in kg, to 70." Of a clock time the goal's own words say what it is of. */
export function aimWords({ unit, format, target }: LevelAim): string {
  if (format === 'duration') return `Counted by the clock, to ${figureWords(target, { format })}.`
  return `Counted in ${unit}, to ${figureWords(target, { format })}.`
}

function withUnit(figure: string, value: number, unit: string): string {
  if (unit === 'money') return figure
  if (/^[£$€]$/.test(unit)) return value < 0 ? `-${unit}${figure.slice(1)}` : `${unit}${figure}`
  const singular = value === 1 && /[a-z]{2}s$/.test(unit) && !/ss$/.test(unit) ? singularOf(unit) : unit
  return `${figure} ${singular}`
}

/** Seconds as a clock shows them: 31:20, 1:05:30. */
function clockWords(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60]
  const tail = String(rest).padStart(2, '0')
  const shown = hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
  return seconds < 0 ? `-${shown}` : shown
}
