import 'server-only'
import { heldWords } from '@/lib/contract/plan-words'
import { hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { storedPlanDays } from '@/lib/server/plans/serialize-plan'
import type { UserRow } from '@/lib/server/users/serialize-user'

const MOST_PLANS = 20

/** A plan that is being tried, and whether it was said today that it held. */
export type DayPlan = {
  id: string
  goalId: string
  cue: string
  action: string
  isDone: boolean
  isTold: boolean
  /** How it went, once its review is due; null before. */
  review: string | null
}

/** The plans that are being tried on the user's day, oldest first. */
export async function activePlans(user: UserRow, today: string): Promise<DayPlan[]> {
  const { values, add } = statementValues()
  const rows = await hotRows(
    { id: 'text', goalId: 'text', cue: 'text', action: 'text', outcomes: 'json', reviewOn: 'text' },
    `SELECT "id", "goalId", "cue", "action", "outcomes", "reviewOn" FROM "Plan"
     WHERE "userId" = ${add(user.id)} AND "status" = 'active' AND "startsOn" <= ${add(today)}
     ORDER BY "createdAt", "id" LIMIT ${add(MOST_PLANS)}`,
    values,
  )
  return rows.map(({ outcomes, reviewOn, ...plan }) => {
    const days = storedPlanDays.parse(outcomes)
    const told = days.find(({ date }) => date === today)
    const review = reviewOn <= today ? (heldWords({ outcomes: days }) ?? 'not answered yet') : null
    return { ...plan, isDone: told?.outcome === 'held', isTold: told !== undefined, review }
  })
}
