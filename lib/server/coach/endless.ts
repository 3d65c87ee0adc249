import 'server-only'
import { isRhythm } from '@/lib/server/language/measure/rhythm'
import type { GoalRecord } from './context'

/**
 * Whether a goal is a habit that goes on ("Call Mam every Sunday"): it is not counted, and has no date and no milestone
 * that would end it. Its progress can be told, and no day on which it is finished.
 */
export function isEndless(goal: Pick<GoalRecord, 'title' | 'targetDate' | 'measure' | 'milestones'>): boolean {
  return goal.targetDate === null && goal.measure === null && goal.milestones.length === 0 && isRhythm(goal.title)
}
