import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { Capacity, capacityQuery } from '@/lib/contract/capacity'
import { courseBy } from '@/lib/server/coach/on-track-date'
import { capacityFor } from '@/lib/server/goals/capacity'
import { getGoal } from '@/lib/server/goals/find-goals'
import { listedGoal } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { insightGoals } from './insight-goals'

/**
 * What the user's own dated goals say of a date. A later one is offered to a goal that is there already only where it is
 * not behind by that day: what is taken here is not complained of in the list.
 *
 * @throws AppError `not_found`
 */
export async function datedCapacity(user: UserRow, asked: z.output<typeof capacityQuery>): Promise<Capacity | null> {
  const capacity = await capacityFor(user, asked)
  if (!capacity?.later || asked.goalId === undefined) return capacity
  const now = new Date()
  const [goal] = await insightGoals(user, [listedGoal(await getGoal(user, asked.goalId))], now)
  const { date } = capacity.later
  const isBehind = goal && courseBy(goal, date, dateIn(user.timeZone, now), user.timeZone) === 'behind'
  return isBehind ? { ...capacity, later: null } : capacity
}
