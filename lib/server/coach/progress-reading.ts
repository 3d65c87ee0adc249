import 'server-only'
import { z } from 'zod'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { isReached, progressOf, readingAt, sumOf, valueTo } from '@/lib/contract/measure-reading'
import { countedWords } from '@/lib/contract/measure-words'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { DAYS_BACK } from '@/lib/server/language/rhythm/read-ticks'
import { readText } from '@/lib/server/language/text'
import { type ToldDay, toldDay, toldDays } from '@/lib/server/language/told-day'
import { askAbout, askWhichDay } from './built-in/assess-progress/assess-progress'
import type { Assessment } from './coach'
import type { GoalRecord, ProgressContext } from './context'
import { inventedNumbers, numbersIn } from './stated-numbers'
import { verbatimIn } from './verbatim'

/**
 * What a model has read in an answer. It reads and never sums: `value` is a figure of the answer's, `of` the whole that it
 * is a part of where the answer names one, and milestones are named as they were handed over.
 */
export const progressReading = z.object({
  kind: z.enum(['total', 'delta', 'left', 'level', 'none']),
  value: z.number().min(-limits.amount).max(limits.amount).nullable(),
  of: z.number().positive().max(limits.amount).nullable(),
  unit: z.string().max(limits.unit * 2),
  /** The day that it is told of, null where the answer names none. */
  date: z.string().max(40).nullable(),
  milestoneIds: z.array(z.string()).max(limits.milestones),
  quote: z.string().max(limits.response),
  confidence: z.number().min(0).max(1),
  words: z.string().trim().max(500),
})
export type ProgressReading = z.output<typeof progressReading>

/** The most points that an answer moves a goal without a figure in the words quoted. */
const MOST_WITHOUT_FIGURE = 25
/** Under this a reading is asked about. */
const SURE = 0.6

/** The name by which a milestone is handed to a model and comes back. */
export function milestoneName(at: number): string {
  return `m${at + 1}`
}

/** Whether the words that a reading rests on stand in the answer. One that reads nothing rests on none. */
export function isQuoted({ kind, milestoneIds, quote }: ProgressReading, response: string): boolean {
  return (kind === 'none' && milestoneIds.length === 0) || verbatimIn(response, quote) !== null
}

/**
 * What a reading comes to, summed here. It moves the goal where its words stand in the answer, where they hold the figure
 * if the goal closes, loses ground or leaps, and where the model was sure; else the person is asked. Never throws.
 */
export function assessReading(context: ProgressContext, reading: ProgressReading): Assessment {
  const { goal, response } = context
  const still = { newProgress: goal.progress, reasoning: stillWords(context, reading) }
  const ticks = ticksOf(goal, reading)
  if (reading.kind === 'none' && ticks.length === 0) return still
  const quote = verbatimIn(response, reading.quote)
  const place = placeOf(goal, reading, ticks)
  const isSure = quote !== null && place !== null && reading.confidence >= SURE && isBorne(goal, place, reading, quote)
  if (!isSure) {
    const ask = askAbout(context, place)
    return { ...still, reasoning: ask.words, ask, ...(quote && { quote }) }
  }
  if (place.progress === goal.progress && place.reading === goal.reading && ticks.length === 0) return still
  const day = dayRead(context, reading, quote)
  const ask = place.reading !== null && day === 'open' ? askWhichDay(context, place.reading) : null
  if (ask) return { ...still, reasoning: ask.words, ask, quote }
  const values = valuesOf(goal, place, quote, day)
  return {
    newProgress: place.progress,
    reasoning: place.words,
    ...(values.length > 0 && { values }),
    ...(ticks.length > 0 && { milestoneIds: ticks }),
    quote,
  }
}

/** Where a reading puts a goal, and the sum in words. */
export type ReadPlace = { progress: number; reading: number | null; words: string }

function ticksOf({ milestones }: GoalRecord, { milestoneIds }: ProgressReading): string[] {
  return milestones
    .filter((one, at) => !one.isCompleted && milestoneIds.includes(milestoneName(at)))
    .map(({ id }) => id)
}

/** Null where the figure says nothing of this goal: another unit, a whole of something else, no figure at all. */
function placeOf(goal: GoalRecord, reading: ProgressReading, ticks: readonly string[]): ReadPlace | null {
  const { measure } = goal
  if (reading.kind === 'none' || reading.value === null) return placeOfTicks(goal, ticks)
  if (measure && goal.reading !== null) {
    const at = readingFrom(reading, measure, goal.reading)
    if (at === null || !Number.isFinite(at)) return null
    return { progress: progressOf(measure, at), reading: at, words: countedWords(measure, at) }
  }
  const share = shareFrom(reading, goal.progress)
  if (share === null || share < 0 || share > 100) return null
  const progress = share === 100 ? 100 : Math.min(99, Math.round(share))
  const isPart = reading.of !== null && reading.kind !== 'delta'
  const done = reading.kind === 'left' ? (reading.of ?? 0) - reading.value : reading.value
  const words = isPart ? `${done} of ${reading.of}: ${progress}%.` : `By what you say it is ${progress}% done.`
  return { progress, reading: null, words }
}

function placeOfTicks(goal: GoalRecord, ticks: readonly string[]): ReadPlace | null {
  const { milestones, measure } = goal
  if (ticks.length === 0) return null
  const done = milestones.filter(({ id, isCompleted }) => isCompleted || ticks.includes(id)).length
  const words = `${done} of ${milestones.length} milestones are done.`
  if (measure) return { progress: goal.progress, reading: goal.reading, words }
  const progress = Math.max(goal.progress, Math.round((100 * done) / milestones.length))
  return { progress, reading: null, words }
}

type Counting = NonNullable<GoalRecord['measure']>

/** The reading of a measured goal, in its own unit; a percentage is one of the way. */
function readingFrom({ kind, value, of, unit }: ProgressReading, measure: Counting, now: number): number | null {
  if (value === null) return null
  const isShare = isPercent(unit) && !isPercent(measure.unit)
  if (!isShare && !isSameUnit(unit, measure.unit)) return null
  if (!isShare && of !== null && of !== measure.target) return null
  const way = measure.target - measure.start
  if (isShare) {
    const share = kind === 'delta' ? progressOf(measure, now) + value : kind === 'left' ? 100 - value : value
    return share < 0 || share > 100 ? null : readingAt(measure, share)
  }
  if (kind === 'delta') return sumOf([now, value])
  if (kind === 'left') return sumOf([measure.target, -Math.sign(way) * Math.abs(value)])
  return value
}

/** The share 0-100 of a goal without a measure. */
function shareFrom({ kind, value, of, unit }: ProgressReading, now: number): number | null {
  if (value === null) return null
  const points = of !== null ? (100 * value) / of : isPercent(unit) ? value : null
  if (points === null || kind === 'level') return null
  if (kind === 'delta') return now + points
  return kind === 'left' ? 100 - points : points
}

function isPercent(unit: string): boolean {
  return /^(?:%|per ?cent)$/i.test(unit.trim())
}

function isSameUnit(one: string, other: string): boolean {
  const plain = (unit: string) => unit.trim().toLowerCase().replace(/e?s$/, '')
  return one.trim() === '' || plain(one) === plain(other)
}

/** Whether the words quoted bear what they would do to the goal. */
function isBorne(goal: GoalRecord, place: ReadPlace, { value }: ProgressReading, quote: string): boolean {
  const { measure } = goal
  const figures = numbersIn(quote)
  const isClock = measure?.format === 'duration' && figures.length > 0
  const hasFigure = isClock || (value !== null && figures.some((one) => Math.abs(one - Math.abs(value)) < 1e-9))
  const isClosed = measure && place.reading !== null ? isReached(measure, place.reading) : place.progress === 100
  const leap = Math.abs(place.progress - goal.progress)
  return hasFigure || (!isClosed && place.progress >= goal.progress && leap <= MOST_WITHOUT_FIGURE)
}

/**
 * The day that a reading is of, as the words have it: a model's own day counts where they name it, and where they are of
 * another language, which the code does not read, where it lies in the last weeks.
 */
function dayRead(
  { response, now, timeZone }: ProgressContext,
  { value, date }: ProgressReading,
  quote: string,
): ToldDay {
  const clock = { now, timeZone }
  const today = dateIn(timeZone, now)
  const { sentences } = readText(response)
  const from = response.indexOf(quote)
  const place = Math.max(
    0,
    sentences.findIndex(({ end }) => end > from),
  )
  const sentence = sentences[place]
  if (!sentence) return null
  const figure = sentence.tokens.find((token) => token.start >= from && token.value === value)
  const told = toldDay(sentence, clock, figure?.start ?? null, sentences[place - 1])
  const read = date === today ? null : date
  if (date === null || read === told) return told
  const named = sentences.flatMap((one) => toldDays(one, clock))
  if (named.includes(read) || (named.length === 0 && read === null)) return read
  const isNear = read !== null && read < today && read >= addDays(today, -DAYS_BACK) && !Number.isNaN(Date.parse(read))
  return named.length === 0 && foreignLanguage(response) && isNear ? read : 'open'
}

/** The values to write: of a level what it is now, of a total what is added. */
function valuesOf(
  { measure, reading }: GoalRecord,
  place: ReadPlace,
  quote: string,
  day: ToldDay,
): Assessment['values'] & object {
  if (!measure || reading === null || place.reading === null || place.reading === reading) return []
  return [{ value: valueTo(measure, reading, place.reading), quote, ...(day !== null && { date: day }) }]
}

/** The model's own sentence where nothing moves, unless it tells figures that nobody wrote. */
function stillWords({ goal, response }: ProgressContext, { words }: ProgressReading): string {
  const known = new Set([...numbersIn(response), ...numbersIn(goal.title), goal.progress])
  return words && inventedNumbers(words, known).length === 0 ? words : `Kept. It stays at ${goal.progress}%.`
}
