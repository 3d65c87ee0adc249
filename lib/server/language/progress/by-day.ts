import 'server-only'
import type { Clock } from '../clock'
import type { Sentence, Token } from '../text'
import { type ToldDay, toldDay, toldDays } from '../told-day'
import { wordSet } from '../word-table'
import type { Figure } from './figures'
import { isSane, type Place, placeAt } from './places'
import { type Meaning, quoteOf, type ReadProgress } from './read-progress'

/** One figure of a text with the day that it is told of, `null` for today: a level then, or what was added to a total. */
export type DayFigure = { value: number; day: string | null; quote: string }

/** So likely it is that anything happened, where nobody weighs what. */
const MOVES = 0.5
/** Beside one of these a figure may be the whole, or what is left of it. */
const WHOLE = wordSet('now currently total all altogether left go of')
/** It is not so, not yet, or only meant. */
const UNREAL = wordSet(
  "not never no if unless want wanted hope hoped plan planned should would could might will i'll goal target aim need",
)

/**
 * Figures that are each told of a day of their own: "On Monday 91, now 89.5", "one on Monday and two on Tuesday", with
 * where they put the goal. Null where there are no two, a day or a figure is not sure, and for what reaches the target.
 */
export function byDay(read: ReadProgress, clock: Clock): { figures: DayFigure[]; place: Place } | null {
  const { frame } = read.view
  const own = read.figures.filter(({ match, amount }) => amount !== null && match !== 'other')
  if (!frame?.isOwn || own.length < 2 || own.length < read.figures.length || says(read, UNREAL)) return null
  const { kind } = frame.measure
  const isAdded = read.moves >= MOVES && own.some(({ match }) => match !== 'bare') && !says(read, WHOLE)
  if (kind === 'total' && !isAdded) return null
  const figures = own.map((one) => ({
    value: one.amount as number,
    day: figureDay(one, read, clock),
    quote: quoteOf(one, read.told),
  }))
  if (figures.some(({ day }) => day === 'open') || new Set(figures.map(({ day }) => day)).size < figures.length)
    return null
  const sure = figures as DayFigure[]
  const latest = sure.reduce((one, other) => ((other.day ?? '9') > (one.day ?? '9') ? other : one))
  const sum = sure.reduce((all, { value }) => all + value, frame.reading)
  const readings = kind === 'level' ? sure.map(({ value }) => value) : [sum]
  const place = placeAt(kind === 'level' ? latest.value : sum, frame)
  return readings.every((one) => isSane(one, frame)) && place.progress < 100 ? { figures: sure, place } : null
}

/**
 * A level that is told again at the figure where it stands, of a day that is named or off the scales: nothing moves, and
 * yet it is a value of that day.
 */
export function toldAgain(read: ReadProgress, clock: Clock): DayFigure | null {
  const { frame } = read.view
  const [one, other] = read.figures
  const isSame = one && !other && one.match !== 'other' && one.amount === frame?.reading && one.form !== 'ordinal'
  if (!isSame || !frame?.isOwn || frame.measure.kind !== 'level' || says(read, UNREAL)) return null
  const sentence = read.written[one.place] as Sentence
  const isDated = [sentence, read.written[one.place - 1]].some((it) => it && toldDays(it, clock).length > 0)
  const day = figureDay(one, read, clock)
  return isDated && day !== 'open' ? { value: frame.reading, day, quote: quoteOf(one, read.told) } : null
}

function figureDay({ place, start }: Figure, { written }: Pick<ReadProgress, 'written'>, clock: Clock): ToldDay {
  return toldDay(written[place] as Sentence, clock, start, written[place - 1])
}

function says({ written }: ReadProgress, words: ReadonlySet<string>): boolean {
  return written.some(({ tokens }) => tokens.some(({ word }: Token) => words.has(word)))
}

/** The day of each figure that a meaning rests on; of one that is told without a figure each day that is named. */
export function daysOf(
  { figures, sentence, role }: Pick<Meaning, 'figures' | 'sentence' | 'role'>,
  { written }: Pick<ReadProgress, 'written'>,
  clock: Clock,
): ToldDay[] {
  if (figures.length > 0) return figures.map((one) => figureDay(one, { written }, clock))
  const own = written[sentence] as Sentence
  return role === 'daily' ? toldDays(own, clock) : [toldDay(own, clock, null, written[sentence - 1])]
}

/** The one day that a meaning is of. */
export function dayOf(...told: Parameters<typeof daysOf>): ToldDay {
  const [first, ...others] = new Set(daysOf(...told))
  return others.length > 0 ? 'open' : (first ?? null)
}
