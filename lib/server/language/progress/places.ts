import 'server-only'
import { type Figure, round } from './figures'
import { type Frame, type GoalView, progressAt } from './frame'

export type Place = { progress: number; reading: number | null }
/** Figures in a role: what they are said to be of the goal, and where that puts it. */
export type Taken = { role: string; place: Place; figures: Figure[] }

/** One way to take an answer, and where it puts the goal. `claim`, `loss` and `finish` say so without a figure. */
export type Hypothesis = {
  kind: 'stays' | 'claim' | 'loss' | 'finish' | 'figure' | 'ticks'
  role: string
  place: Place | null
  figures: readonly Figure[]
  /** Milestones, by their ids. */
  ticks: readonly string[]
  /** Whether each of them is told in full, and no part of it as left. */
  isWhole?: boolean
  /** The sentence that it rests on. */
  sentence: number
  features: number[]
  /** What is told of each of its figures, which together count as one. */
  parts: number[][]
}

/** No one adds up more in one answer. */
const MOST_ADDED = 6

/** Where one figure puts the goal in each of its roles. */
export function singles(figure: Figure, view: GoalView): Taken[] {
  const { frame, goal } = view
  const { value, of, form, amount } = figure
  const found: Taken[] = []
  const share = (role: string, progress: number) => {
    if (progress >= 0 && progress <= 100) found.push({ role, place: placeOfShare(progress, frame), figures: [figure] })
  }
  if (form === 'percent') {
    share('percent', value)
    share('percent-left', 100 - value)
    share('percent-more', goal.progress + value)
  }
  if (of !== null && of > 0 && value <= of && !(frame && frame.measure.target === of)) {
    share('part', (100 * value) / of)
    share('part-left', 100 - (100 * value) / of)
  }
  if (!frame || amount === null) return found
  const { start, target, kind } = frame.measure
  const way = Math.sign(target - start)
  const at = (role: string, reading: number) => {
    if (isSane(reading, frame)) found.push({ role, place: placeAt(reading, frame), figures: [figure] })
  }
  if (form === 'share' && of !== null && of !== target && value < 2) return found
  if (form === 'zero') {
    at('left', target)
    return found
  }
  const isWorded = form === 'one' || form === 'times'
  at('delta', frame.reading + way * amount)
  at('back', frame.reading - way * amount)
  at('left', target - way * amount)
  if (isWorded) return found
  at('total', amount)
  if (start !== 0 || kind === 'level') at('since', start + way * amount)
  if (Number.isInteger(amount) && kind === 'total' && amount > 1) at('before', amount - 1)
  return found
}

/** What several figures come to, added up. */
export function together(figures: readonly Figure[], { frame }: GoalView): Taken[] {
  const found: Taken[] = []
  if (!frame) return found
  const way = Math.sign(frame.measure.target - frame.measure.start)
  const add = (role: string, step: number, own: Figure[]) => {
    const reading = frame.reading + way * step
    if (isSane(reading, frame)) found.push({ role, place: placeAt(reading, frame), figures: own })
  }
  const sum = (own: Figure[]) => own.reduce((all, { amount }) => all + (amount ?? 0), 0)
  const fitting = figures
    .filter(({ amount, of, form }) => amount !== null && of === null && form !== 'zero')
    .slice(0, MOST_ADDED)
  for (const [at, one] of fitting.entries())
    for (const other of fitting.slice(at + 1)) add('delta+', sum([one, other]), [one, other])
  if (fitting.length > 2) add('delta+', sum(fitting), fitting)
  return found
}

/** Whether a goal may stand there: somewhat beyond its ends, not far. */
export function isSane(reading: number, { measure: { kind, start, target } }: Frame): boolean {
  const span = Math.abs(target - start)
  const [low, high] = [Math.min(start, target), Math.max(start, target)]
  return kind === 'total'
    ? reading >= start - 1e-9 && reading <= high + 2 * span
    : reading >= low - span && reading <= high + span && reading >= Math.min(0, low)
}

export function placeAt(reading: number, { measure }: Frame): Place {
  const value = round(reading)
  return { progress: progressAt(measure, value), reading: value }
}

function placeOfShare(progress: number, frame: Frame | null): Place {
  const reading = frame
    ? round(frame.measure.start + ((frame.measure.target - frame.measure.start) * progress) / 100)
    : null
  return { progress: Math.round(progress), reading }
}
