import type { GoalMeasure, Measure, Rhythm, RhythmStanding } from './measure'
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
  const named = unitWords({ unit, format })
  return withUnit(/^-?1$/.test(figure) ? oneOf(named) : named, figure)
}

/** What stands beside a figure: nothing beside 31:20, which is a time by itself. */
export function unitWords({ unit, format }: Shown): string {
  return format === 'duration' && /^times?$/i.test(unit) ? '' : unit
}

/** Where a measured goal stands: "8 of 12 books" for a total, "88 kg, from 92 to 84" for a level. */
export function readingWords(measure: Measure, reading: number): string {
  const { kind, start, target } = measure
  if (kind === 'total') return `${figureWords(measure, reading)} of ${amountWords(measure, target)}`
  // Nothing is counted yet: where it begins is where it stands.
  if (reading === start && start === 0) return `${figureWords(measure, reading)} of ${amountWords(measure, target)}`
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

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const DAILY = 7

/** How often a rhythm is done: "3 × a week", "on Sundays", "every day". */
export function oftenWords({ per, times, weekdays }: Rhythm): string {
  if (weekdays && weekdays.length < DAILY) return `on ${listWords(weekdays.map(dayWord))}`
  if (weekdays) return 'every day'
  return times === 1 ? `every ${per}` : `${plainFigure(times)} × a ${per}`
}

/** How a goal is counted and where it stands: of a rhythm how often, "gym 3 × a week". */
export function measureWords(measure: GoalMeasure, reading?: number | null): string {
  if (measure.kind !== 'rhythm') return readingWords(measure, reading ?? measure.start)
  return `${measure.unit} ${oftenWords(measure)}`.trim()
}

/** Where a rhythm stands: "2 of 3 this week, 5 of the last 6 weeks". */
export function standingWords(rhythm: Rhythm, { now, done, of }: RhythmStanding): string {
  const [only, ...others] = rhythm.weekdays ?? []
  const unit = only !== undefined && others.length === 0 ? dayWord(only) : `${rhythm.per}s`
  const running = `${plainFigure(now)} of ${plainFigure(rhythm.times)} ${rhythm.per === 'day' ? 'today' : `this ${rhythm.per}`}`
  if (of === 0) return running
  const last = of === 1 ? `${done} of the last ${oneOf(unit)}` : `${done} of the last ${of} ${unit}`
  return `${running}, ${last}`
}

/** What is done to a value, as the ledger begins to say it. */
export const mending = { corrected: 'Corrected', deleted: 'Deleted' }

/** What the ledger says of a goal that was closed or opened by a press. */
export const closing = { completed: 'You completed it.', reopened: 'You reopened it.' }

/** What the ledger says where an entry before it was taken back. */
export const takenBack = 'You took it back.'

/** Whether an entry of the ledger says that a value was put right or taken back, which is no check-in. */
export function isMended(reasoning: string): boolean {
  return Object.values(mending).some((done) => reasoning.startsWith(`${done} `))
}

/** That a rhythm is done again after a rest: "Back after 6 weeks." Null where it did not rest, or still does. */
export function backWords({ per }: Rhythm, { now, rested }: RhythmStanding): string | null {
  return rested === undefined || now === 0 ? null : `Back after ${rested} ${per}s.`
}

function dayWord(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? ''
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
