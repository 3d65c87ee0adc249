import 'server-only'
import { progressOf } from '@/lib/contract/measure-reading'
import { type Figure, round } from './figures'
import type { Frame, GoalView } from './frame'

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
  return { progress: progressOf(measure, value), reading: value }
}

function placeOfShare(progress: number, frame: Frame | null): Place {
  const reading = frame
    ? round(frame.measure.start + ((frame.measure.target - frame.measure.start) * progress) / 100)
    : null
  return { progress: Math.round(progress), reading }
}

/** How a place fits the goal as it stands, in words that hold for goals of any size. */
export function fitOf({ place, figures: own }: Taken, all: readonly Figure[], { frame, goal }: GoalView): string[] {
  const names: string[] = []
  const step = place.progress - (frame?.isOwn ? progressOf(frame.measure, frame.reading) : goal.progress)
  const tag = frame ? `${frame.measure.kind}` : 'open'
  const isStill = frame && place.reading !== null ? place.reading === frame.reading : step === 0
  if (isStill) return [`${tag}:same`]
  names.push(step >= 0 ? 'on' : 'back', `${tag}:${step >= 0 ? 'on' : 'back'}`)
  names.push(`step:${Math.sign(step) * Math.round(Math.log2(Math.abs(step) + 1))}`)
  if (place.progress === 100) names.push('end')
  if (place.progress === 0) names.push('naught')
  if (frame && place.reading !== null) {
    const { start, target } = frame.measure
    const way = Math.sign(target - start)
    const { reading } = frame
    const part = (way * (place.reading - reading)) / Math.abs(target - reading || 1)
    const size = Math.max(-6, Math.min(6, Math.round(Math.log2(Math.abs(part) + 1e-6))))
    names.push(`part:${part < 0 ? '-' : ''}${size}`, `${tag}:part:${part < 0 ? '-' : ''}${size}`)
    if (way * (place.reading - target) > 0) names.push('beyond')
    if (place.reading === target) names.push('target')
    if (reading === start) names.push('fresh')
    if (frame.isOwn) names.push('own')
    names.push(`clear:${frame.isClear}`, tag)
    if (Math.abs(place.reading - reading) === 1) names.push('next')
    const [first] = own as [Figure]
    if (first.of === target) names.push('of-target')
    if (first.amount !== null && first.amount === reading) names.push('is-reading')
    if (first.amount !== null && first.amount === target) names.push('is-target')
    if (first.amount !== null && way > 0 && first.amount > reading) names.push('more-than-reading')
    for (const { match, form } of own.slice(0, 1)) names.push(`m:${match}:${form}`, `m:${match}:${tag}`)
  }
  if (own.length > 1) {
    const fitting = all.filter(({ match }) => match === 'same')
    names.push(`n${own.length}`, own.length === all.length ? 'all' : 'some')
    const same = own.filter(({ match }) => match === 'same').length
    names.push(same === own.length ? 'all-same' : same > 0 ? 'some-same' : 'none-same')
    if (fitting.length === own.length && fitting.every((one) => own.includes(one))) names.push('just-the-same')
    const isOneSentence = own.every((one) => one.place === own[0]?.place)
    names.push(isOneSentence ? 'one-sentence' : 'several')
  }
  return names
}
