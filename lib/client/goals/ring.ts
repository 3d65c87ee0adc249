import type { Goal } from '@/lib/contract/goal'
import { isUntold, isWholeRhythm } from '@/lib/contract/goal-ready'

/**
 * How a goal's ring is drawn. One that was completed without a figure has no share to tell; a rhythm of which nothing
 * lacks stands at 99% until it is completed, beside words that say it was done each time: it is whole.
 */
export function ringOf(goal: Goal): { value: number; isEnded: boolean; label: string } {
  const isEnded = goal.isCompleted && isUntold(goal)
  return isEnded
    ? { value: goal.progress, isEnded, label: 'Completed' }
    : openRing({ progress: goal.progress, isWhole: isWholeRhythm(goal) })
}

/** The same of a goal under way, of which is known whether it is such a rhythm. */
export function openRing({ progress, isWhole }: { progress: number; isWhole: boolean }) {
  return { value: progress, isEnded: isWhole, label: isWhole ? 'Kept in full' : `${progress}% complete` }
}
