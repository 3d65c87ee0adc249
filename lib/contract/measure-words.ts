import type { Measure } from './measure'
import { progressOf } from './measure-reading'

const MOST_DECIMALS = 2

type Shown = Pick<Measure, 'unit' | 'format'>

/** A figure as a person writes it: 2,250, 87.5, and of seconds 31:20. */
export function figureWords({ format }: Pick<Measure, 'format'>, value: number): string {
  return format === 'duration' ? clockWords(value) : plainFigure(value)
}

/** A figure with its unit: "8 books", "€2,250", "31:20". */
export function amountWords({ unit, format }: Shown, value: number): string {
  const figure = figureWords({ format }, value)
  return withUnit(figure === '1' ? oneOf(unit) : unit, figure)
}

/** Where a measured goal stands: "8 of 12 books" for a total, "88 kg, from 92 to 84" for a level. */
export function readingWords(measure: Measure, reading: number): string {
  const { kind, start, target } = measure
  if (kind === 'total') return `${figureWords(measure, reading)} of ${amountWords(measure, target)}`
  return `${amountWords(measure, reading)}, from ${figureWords(measure, start)} to ${figureWords(measure, target)}`
}

/** The same with the progress that it makes: "8 of 12 books: 67%." */
export function countedWords(measure: Measure, reading: number): string {
  return `${readingWords(measure, reading)}: ${progressOf(measure, reading)}%.`
}

function withUnit(unit: string, figure: string): string {
  if (!unit) return figure
  if (!/^\p{Sc}$/u.test(unit)) return unit === '%' ? `${figure}%` : `${figure} ${unit}`
  return figure.startsWith('-') ? `-${unit}${figure.slice(1)}` : unit + figure
}

/** One of what is counted in English plurals. */
function oneOf(unit: string): string {
  return unit.replace(/(?<=ch|sh|x)es$|(?<=\p{L}{2}[^s])s$/u, '')
}

function plainFigure(value: number): string {
  const shown = value.toLocaleString('en-US', { maximumFractionDigits: MOST_DECIMALS })
  return shown === '-0' ? '0' : shown
}

/** Seconds as m:ss, or h:mm:ss from an hour on. */
function clockWords(value: number): string {
  const seconds = Math.round(Math.abs(value))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const clock = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return value < 0 && seconds > 0 ? `-${clock}` : clock
}
