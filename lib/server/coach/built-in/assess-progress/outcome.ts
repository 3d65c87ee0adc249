import 'server-only'
import { type Frame, type GoalView, progressAt } from '@/lib/server/language/progress/frame'
import type { Said } from '@/lib/server/language/progress/said'

/** What an answer comes to, before it is put in words. */
export type Outcome =
  | { kind: 'moved'; progress: number; reading: number | null; said: Said[]; milestoneIds: string[] }
  | { kind: 'open'; said: Said[] }
  | { kind: 'still' }

const WITHIN = 2

/**
 * What all that was said comes to. It moves only where everything that bears a figure agrees; a goal is closed, and
 * ground is lost, only by a figure in the goal's own unit. Anything else that claims progress stays open.
 */
export function outcomeOf(all: readonly Said[], view: GoalView): Outcome {
  // What repeats where it stands is no news.
  const said = all.filter((one) => one.isSure || one.kind !== 'reading' || one.value !== view.frame?.reading)
  if (said.length === 0) return { kind: 'still' }
  const sure = said.filter(({ isSure }) => isSure)
  const milestoneIds = [...new Set(sure.flatMap((one) => (one.kind === 'milestones' ? one.ids : [])))]
  const figures = sure.filter((one) => one.kind !== 'milestones')
  const place = figures.length > 0 ? placeOf(figures, view) : null
  const open: Outcome = { kind: 'open', said: [...said] }
  if (figures.length > 0 && !place) return open
  if (disagrees(said, place, view)) return open
  if (place)
    return { kind: 'moved', ...place, said: figures, milestoneIds: closesAll(milestoneIds, view) ? [] : milestoneIds }
  if (milestoneIds.length === 0 || closesAll(milestoneIds, view)) return open
  return { kind: 'moved', progress: withMilestones(milestoneIds, view), reading: null, said: sure, milestoneIds }
}

type Place = { progress: number; reading: number | null }

/** Where the sure figures put the goal; null where they contradict each other or would close it without saying so. */
function placeOf(figures: readonly Said[], view: GoalView): Place | null {
  const { frame, goal } = view
  const valuesOf = (kind: Said['kind']) =>
    figures.flatMap((one) => (one.kind === kind && 'value' in one ? [one.value] : []))
  const readings = new Set(valuesOf('reading'))
  const shares = new Set(valuesOf('share'))
  if (readings.size > 1 || shares.size > 1) return null
  const [share] = shares
  if (frame && (readings.size > 0 || valuesOf('delta').length > 0)) {
    const [reading] = readings
    const next = reading ?? frame.reading + sum(valuesOf('delta'))
    const place = placeAt(next, frame)
    const agrees = share === undefined || Math.abs(share - place.progress) <= WITHIN
    // So much more may be a part of what is counted already: the last step is taken by a total alone.
    return agrees && (place.progress < 100 || (reading !== undefined && frame.closes)) ? place : null
  }
  const next = share ?? goal.progress + sum(valuesOf('shareDelta'))
  const isLower =
    share !== undefined &&
    next < goal.progress &&
    !figures.some(({ quote }) => /\b(?:back|down|dropped|fell) (?:to|at)\b/i.test(quote))
  const isOdd =
    share !== undefined && next > goal.progress && figures.some(({ quote }) => /\bdown (?:to|from)\b/i.test(quote))
  if (next >= 100 || isLower || isOdd) return null
  const value = frame ? frame.measure.start + ((frame.measure.target - frame.measure.start) * next) / 100 : null
  return { progress: Math.round(next), reading: value }
}

function placeAt(reading: number, { measure }: Frame): Place {
  const value = Math.round(reading * 1e6) / 1e6
  return { progress: progressAt(measure, value), reading: value }
}

/** Whether something said less surely puts the goal elsewhere than what is sure. */
function disagrees(said: readonly Said[], place: Place | null, view: GoalView): boolean {
  const sureIds = new Set(said.flatMap((one) => (one.kind === 'milestones' && one.isSure ? one.ids : [])))
  return said.some((one) => {
    if (one.isSure) return false
    // Beside a step that is sure, one that is not leaves open what they come to.
    if (one.kind === 'delta' || one.kind === 'shareDelta')
      return !said.some(({ kind, isSure }) => isSure && (kind === 'reading' || kind === 'share'))
    if (one.kind === 'share') return !place || Math.abs(one.value - place.progress) > WITHIN
    if (one.kind === 'reading') {
      const other = place && placeOf([one], view)
      return !other || Math.abs(other.progress - place.progress) > WITHIN
    }
    if (one.kind === 'milestones') return !place && one.ids.some((id) => !sureIds.has(id))
    return one.kind === 'finish' ? !place : false
  })
}

/** With the last milestone the whole may be done, which is the person's to say. */
function closesAll(ids: readonly string[], { goal: { milestones, measure } }: GoalView): boolean {
  return (
    measure === null && ids.length > 0 && milestones.every(({ id, isCompleted }) => isCompleted || ids.includes(id))
  )
}

/** A goal without a measure is as far as its milestones, where that is further than it was. */
function withMilestones(ids: readonly string[], { goal: { milestones, measure, progress } }: GoalView): number {
  if (measure) return progress
  const done = milestones.filter(({ id, isCompleted }) => isCompleted || ids.includes(id)).length
  return Math.max(progress, Math.min(99, Math.round((done / milestones.length) * 100)))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
