import type { Goal } from '@/lib/contract/goal'
import { isUntold, isWholeRhythm } from '@/lib/contract/goal-ready'

/**
 * How a goal's ring is drawn. One that was completed without a figure has no share to tell; a rhythm of which nothing
 * lacks stands at 99% until it is completed, beside words that say it was done each time: it is whole.
 */
export function ringOf(goal: Goal): { value: number; isEnded: boolean; label: string } {
  const isWhole = isWholeRhythm(goal)
  const isEnded = goal.isCompleted && isUntold(goal)
  const label = isWhole ? 'Kept in full' : isEnded ? 'Completed' : `${goal.progress}% complete`
  return { value: goal.progress, isEnded: isEnded || isWhole, label }
}
