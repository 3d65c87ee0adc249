import type { GoalMeasure } from './measure'
import { targetOf } from './measure-reading'
import { amountWords } from './measure-words'

const SHARES = [0.25, 0.5, 0.75]

/**
 * The quarters of the way of what is counted, in whole numbers, as titles of milestones: "25 km", "50 km", "75 km". Empty
 * where a way is too short to have three of them, and of a rhythm, which has no way.
 */
export function quartersOf(measure: GoalMeasure | null): string[] {
  const target = targetOf(measure)
  if (!target) return []
  const { start, target: end } = target
  const figures = SHARES.map((share) => Math.round(start + (end - start) * share))
  if (new Set([start, ...figures, end]).size < SHARES.length + 2) return []
  return figures.map((figure) => amountWords(target, figure))
}
