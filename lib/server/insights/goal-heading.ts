import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { GoalHeading } from '@/lib/contract/goal-analysis'
import type { InsightGoal } from '@/lib/server/coach/context'
import { goalFacts } from '@/lib/server/coach/facts'
import { newDateOf } from '@/lib/server/coach/on-track-date'
import { getGoal } from '@/lib/server/goals/find-goals'
import { listedGoal } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { insightGoals } from './insight-goals'

/**
 * Where a goal of the user's is heading, computed: no coach is asked for it. With `by`, a day to come, also the chance to
 * be done by that day, were it the goal's date.
 *
 * @throws AppError `not_found`
 */
export async function goalHeading(user: UserRow, id: string, by?: string): Promise<GoalHeading> {
  const now = new Date()
  const [goal] = await insightGoals(user, [listedGoal(await getGoal(user, id))], now)
  if (!goal) throw new Error('One goal became none')
  const { forecast, buffer } = goal.outlook
  const newDate = newDateOf(goal, dateIn(user.timeZone, now), user.timeZone)
  return {
    forecast,
    buffer,
    newDate,
    by: by === undefined ? null : { date: by, chance: chanceBy(goal, by, user, now) },
  }
}

/** Null where nothing has moved yet, and for a day that is not ahead. */
function chanceBy(goal: InsightGoal, targetDate: string, { timeZone }: UserRow, now: Date): number | null {
  if (goal.progress === 0 || targetDate <= dateIn(timeZone, now)) return null
  const { probabilityOnTime, expectedDate } = goalFacts({ ...goal, targetDate }, now, timeZone).forecast
  return expectedDate === null ? null : probabilityOnTime
}
