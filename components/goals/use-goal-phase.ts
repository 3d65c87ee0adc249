import { useState } from 'react'
import type { Goal } from '@/lib/contract/goal'
import { isPaused } from '@/lib/contract/pause'

/**
 * Whether a goal is under way, rests, and is asked about; and whether the block of its question stands: it stays where an
 * answer given there has completed the goal, for what came of it is told in it.
 */
export function useGoalPhase(goal: Goal | undefined, today: string) {
  const [isCompletedHere, setCompletedHere] = useState(false)
  const isUnderWay = goal !== undefined && !goal.isCompleted && goal.droppedAt === null
  const rests = goal !== undefined && isPaused(goal, today)
  const isAsked = isUnderWay && !rests
  const hasBlock = isAsked || (goal?.isCompleted === true && isCompletedHere)
  return { isUnderWay, rests, isAsked, hasBlock, setCompletedHere }
}
