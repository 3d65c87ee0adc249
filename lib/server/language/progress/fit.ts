import 'server-only'
import type { Figure } from './figures'
import { type GoalView, progressAt } from './frame'
import type { Taken } from './places'

/** How a place fits the goal as it stands, in words that hold for goals of any size. */
export function fitOf({ place, figures: own }: Taken, all: readonly Figure[], { frame, goal }: GoalView): string[] {
  const names: string[] = []
  const step = place.progress - (frame?.isOwn ? progressAt(frame.measure, frame.reading) : goal.progress)
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
