import { type GoalView, viewGoal } from '@/lib/server/language/progress/frame'
import { hypothesesOf, type Ways } from '@/lib/server/language/progress/hypotheses'
import type { Hypothesis } from '@/lib/server/language/progress/places'
import { closes, losesGround, type ReadProgress, weigh } from '@/lib/server/language/progress/read-progress'
import type { Choice } from '../learn/choice-regression'
import type { LabelledAnswer } from './labelled-answers'

export type Sample = Ways & {
  row: LabelledAnswer
  view: GoalView
  choice: Choice
  group: string
}
/** How a model takes an answer: how sure it is of the likeliest place, whether that is right, and whether anything moved. */
export type Judged = {
  sample: Sample
  read: ReadProgress
  share: number
  isRight: boolean
  isGrave: boolean
  moves: number
}

/** How much an answer counts: those of the ledger are many, and each like another. */
const WEIGHTS: Record<LabelledAnswer['source'], number> = { typed: 3, plain: 2, ledger: 0.3, counted: 0.3 }

/** A labelled answer with all ways to take it. Where no figure tells what a person says it means, it is right to ask. */
export function sampleOf(row: LabelledAnswer): Sample {
  const view = viewGoal(row.goal, 'Europe/London')
  const ways = hypothesesOf(row.answer, view)
  const { hypotheses } = ways
  const rights = hypotheses.map((one) => isRight(one, row))
  const choice = {
    alternatives: hypotheses,
    isRight: rights.some((one) => one) ? rights : hypotheses.map((one) => fits(one, row)),
    weight: WEIGHTS[row.source],
  }
  return { row, view, ...ways, choice, group: row.goal.title.toLowerCase() }
}

/** Whether a way to take an answer puts its goal where a person does. */
function isRight(one: Pick<Hypothesis, 'kind' | 'place' | 'ticks'>, { goal, gold }: LabelledAnswer): boolean {
  const { kind, place, ticks } = one
  if (!gold.moves) return kind === 'stays' || isWhereItIs(one, goal)
  if (!place) return false
  if (gold.ticks?.length)
    return kind === 'ticks' && ticks.length === gold.ticks.length && gold.ticks.every((id) => ticks.includes(id))
  if (kind === 'ticks' && goal.measure) return false
  if (goal.measure && gold.reading !== undefined) return place.reading !== null && isNear(place.reading, gold.reading)
  if (gold.progress === undefined) return false
  const [low, high] = typeof gold.progress === 'number' ? [gold.progress, gold.progress] : gold.progress
  return place.progress >= low - 1 && place.progress <= high + 1
}

function isWhereItIs({ kind, place }: Pick<Hypothesis, 'kind' | 'place'>, goal: LabelledAnswer['goal']): boolean {
  return kind === 'figure' && (goal.measure ? place?.reading === goal.reading : place?.progress === goal.progress)
}

function fits({ kind }: Hypothesis, { goal, gold }: LabelledAnswer): boolean {
  const high = typeof gold.progress === 'number' ? gold.progress : gold.progress?.[1]
  if (gold.complete || (high === 100 && !goal.measure)) return kind === 'finish'
  const way = goal.measure ? goal.measure.target - goal.measure.start : 0
  const isLoss =
    (high !== undefined && high < goal.progress) ||
    (gold.reading !== undefined && (gold.reading - (goal.reading ?? 0)) * way < 0)
  return isLoss ? kind === 'loss' : kind === 'claim'
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.011, Math.abs(other) * 1e-4)
}

/** What a model that gives each way to take an answer its share makes of it. */
export function judge(sample: Sample, shares: readonly number[]): Judged {
  const { hypotheses, row, told, figures, written, view } = sample
  const read = { view, told, figures, written, ...weigh(hypotheses, shares, told, view) }
  const { meanings, moves } = read
  const [best] = meanings
  return {
    sample,
    read,
    share: best?.share ?? 0,
    isRight:
      best !== undefined &&
      row.gold.moves &&
      isRight({ ...best, kind: best.ticks.length > 0 ? 'ticks' : 'figure' }, row),
    isGrave: best !== undefined && (closes(best, view) || losesGround(best, view)),
    moves,
  }
}
