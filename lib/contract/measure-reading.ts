import type { Datapoint, GoalMeasure, Measure, Rhythm } from './measure'

/** The figures of a value; the newest is the last by date and then by when it was made. */
export type Counted = Pick<Datapoint, 'date' | 'value' | 'createdAt'>

/** A double keeps so many digits of any figure: rounded to them, 0.1 ten times is 1. */
const DIGITS = 15

/**
 * What the values come to by a measure, in its unit: the start and all of them for a total, the newest for a level, else
 * the start.
 */
export function readingOf({ kind, start }: Measure, values: readonly Counted[]): number {
  if (kind === 'total') return sumOf([start, ...values.map(({ value }) => value)])
  return newestOf(values)?.value ?? start
}

/** The newest value: by its day, and of one day the one made last. */
export function newestOf<Value extends Counted>(values: readonly Value[]): Value | undefined {
  return values.reduce<Value | undefined>((last, one) => (last && isBefore(one, last) ? last : one), undefined)
}

/** The note of the value that keeps what a goal had come to before it was counted. */
export const OPENING = 'before it was counted'

/** Whether a value only says what a goal had come to before it was counted: nobody told it then. */
export function isOpening({ source, note }: Pick<Datapoint, 'source' | 'note'>): boolean {
  return source === 'coach' && note === OPENING
}

/** Sorts values newest first: by their day, and those of one day by when they were made. */
export function newestFirst(one: Counted, other: Counted): number {
  return isBefore(one, other) ? 1 : isBefore(other, one) ? -1 : 0
}

function isBefore(one: Counted, other: Counted): boolean {
  return one.date === other.date ? one.createdAt < other.createdAt : one.date < other.date
}

/** The way from the start to the target that a reading has made, 0-1; beyond either it stays there. */
export function shareOf({ start, target }: Measure, reading: number): number {
  return Math.min(1, Math.max(0, (reading - start) / (target - start)))
}

/** Whether a reading is at the target or past it, seen from the start. */
export function isReached({ start, target }: Measure, reading: number): boolean {
  return target > start ? reading >= target : reading <= target
}

/** The progress 0-100 of a reading: a whole number, and 100 only where the target is reached. */
export function progressOf(measure: Measure, reading: number): number {
  return isReached(measure, reading) ? 100 : Math.min(99, Math.round(100 * shareOf(measure, reading)))
}

/** The reading, not rounded, at which a progress is made. */
export function readingAt({ start, target }: Measure, progress: number): number {
  return progress === 100 ? target : start + (progress / 100) * (target - start)
}

/** The whole reading that a progress in whole percents comes to, 7 of 10 of 70%; null where none does. */
export function wholeReadingAt({ start, target }: Pick<Measure, 'start' | 'target'>, progress: number): number | null {
  const reading = Math.round(start + ((target - start) * progress) / 100)
  return Math.round((100 * (reading - start)) / (target - start)) === progress ? reading : null
}

/** The one value that takes a measured goal from a reading to another. */
export function valueTo({ kind }: Measure, from: number, to: number): number {
  return kind === 'total' ? sumOf([to, -from]) : to
}

/** Adds without losing what small figures add to large ones (Neumaier's compensated sum). */
export function sumOf(figures: readonly number[]): number {
  let sum = 0
  let lost = 0
  for (const figure of figures) {
    const next = sum + figure
    lost += Math.abs(sum) >= Math.abs(figure) ? sum - next + figure : figure - next + sum
    sum = next
  }
  return Number((sum + lost).toPrecision(DIGITS))
}

/** The measure of a goal that has a target; null for a rhythm, and where nothing is counted. */
export function targetOf(counted: GoalMeasure | null): Measure | null {
  return counted?.kind === 'rhythm' ? null : counted
}

/** The measure of a goal that is done again and again. */
export function rhythmOf(counted: GoalMeasure | null): Rhythm | null {
  return counted?.kind === 'rhythm' ? counted : null
}
