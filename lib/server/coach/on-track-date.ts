import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import type { InsightGoal } from './context'
import { endOfDay } from './dates'
import { goalFacts } from './facts'
import { courseOf } from './goal-course'

/** A date beyond this is no plan. */
const FARTHEST_DAYS = 1_100

/**
 * The day to offer for a goal whose outlook says that it is overdue, behind or without a date: the last of those between
 * which its forecast says that it is likely done, as they are told beside it. Null for every other, where nothing has
 * moved, where that day lies beyond three years, and where the goal would be behind by that day, too, by the very rules
 * that say so of every goal. `today` is the user's, `YYYY-MM-DD`. Pure.
 */
export function newDateOf(goal: InsightGoal, today: string, timeZone: string): string | null {
  const { status, forecast } = goal.outlook
  const { latestDate } = forecast
  const isWanting = status === 'overdue' || status === 'behind' || status === 'noDate'
  if (!isWanting || goal.isCompleted || goal.droppedAt !== null || goal.rhythm || goal.progress === 0) return null
  if (latestDate === null || daysBetween(today, latestDate) > FARTHEST_DAYS) return null
  return courseBy(goal, latestDate, today, timeZone) === 'onTrack' ? latestDate : null
}

/** Where a goal would stand with that day for its date. */
export function courseBy(goal: InsightGoal, targetDate: string, today: string, timeZone: string): GoalCourse {
  const moved = goalFacts({ ...goal, targetDate }, endOfDay(today, timeZone), timeZone)
  return courseOf(moved, moved.forecast)
}
