import 'server-only'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import type { InsightGoal } from './context'
import { endOfDay } from './dates'
import { type GoalFacts, goalFacts } from './facts'
import { courseOf } from './goal-course'

/** A date beyond this is no plan. */
const FARTHEST_DAYS = 1_100
/** From this chance on a date may be relied on. */
const LIKELY = 0.7
/** Each forecast costs two milliseconds: an eighth of the range is near enough to the nearest day. */
const HALVINGS = 3

/**
 * The day to offer for a goal whose outlook says that it is overdue, behind or without a date: the nearest by which it is
 * likely done, and no later than the last of those that its forecast tells. Null for every other, where nothing has
 * moved, where that day lies beyond three years, and where the goal would be behind by that day, too, by the very rules
 * that say so of every goal. `today` is the user's, `YYYY-MM-DD`. Pure.
 */
export function newDateOf(goal: InsightGoal, today: string, timeZone: string): string | null {
  const { status, forecast } = goal.outlook
  const { expectedDate, latestDate } = forecast
  const isWanting = status === 'overdue' || status === 'behind' || status === 'noDate'
  if (!isWanting || goal.isCompleted || goal.droppedAt !== null || goal.rhythm || goal.progress === 0) return null
  if (expectedDate === null || latestDate === null || daysBetween(today, latestDate) > FARTHEST_DAYS) return null
  if (courseBy(goal, latestDate, today, timeZone) !== 'onTrack') return null
  let [near, far] = [expectedDate, latestDate]
  for (let halving = 0; halving < HALVINGS && daysBetween(near, far) > 1; halving += 1) {
    const middle = addDays(near, Math.floor(daysBetween(near, far) / 2))
    const { forecast: by } = factsBy(goal, middle, today, timeZone)
    if ((by.probabilityOnTime ?? 0) >= LIKELY) far = middle
    else near = middle
  }
  return far
}

/** The chance 0–1 that a goal would be done by that day, were it its date; null where nothing tells one. */
export function chanceBy(goal: InsightGoal, targetDate: string, today: string, timeZone: string): number | null {
  return factsBy(goal, targetDate, today, timeZone).forecast.probabilityOnTime
}

/** Where a goal would stand with that day for its date. */
export function courseBy(goal: InsightGoal, targetDate: string, today: string, timeZone: string): GoalCourse {
  const moved = factsBy(goal, targetDate, today, timeZone)
  return courseOf(moved, moved.forecast)
}

function factsBy(goal: InsightGoal, targetDate: string, today: string, timeZone: string): GoalFacts {
  return goalFacts({ ...goal, targetDate }, endOfDay(today, timeZone), timeZone)
}
