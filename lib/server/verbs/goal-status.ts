import 'server-only'
import { isPaused } from '@/lib/contract/pause'
import type { GoalRow } from '@/lib/server/goals/serialize-goal'
import { dayWords, todayOf } from './words'

type Status = Pick<GoalRow, 'isCompleted' | 'pausedAt' | 'pausedUntil' | 'droppedAt'>

/** How a goal stands in a word, as a diff shows it. */
export function goalStatus(user: { timeZone: string }, goal: Status): string {
  if (goal.isCompleted) return 'Completed'
  if (goal.droppedAt) return 'Dropped'
  return isPaused(goal, todayOf(user)) ? pausedWords(user, goal.pausedUntil) : 'Ongoing'
}

/** "Paused until Mon 7 Dec" */
export function pausedWords(user: { timeZone: string }, until: string | null | undefined): string {
  return until ? `Paused until ${dayWords(until, todayOf(user))}` : 'Paused'
}
