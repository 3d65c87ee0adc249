import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { InsightGoal } from '@/lib/server/coach/context'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Keeps the forecasts that are about to be shown, the first of each goal and user's day: they are scored when the goal
 * closes. A forecast that says nothing is not kept. A loss costs the user nothing: it is logged and no more.
 */
export async function keepForecasts(user: UserRow, goals: readonly InsightGoal[], now: Date): Promise<void> {
  const day = dateIn(user.timeZone, now)
  const telling = goals.filter(
    ({ isCompleted, outlook: { forecast } }) =>
      !isCompleted && (forecast.probabilityOnTime !== null || forecast.expectedDate !== null),
  )
  if (telling.length === 0) return
  try {
    const goalIds = telling.map((goal) => goal.id)
    const kept = await db.forecastSnapshot.findMany({
      where: { day, goalId: { in: goalIds } },
      select: { goalId: true },
    })
    const seen = new Set(kept.map((row) => row.goalId))
    const data = telling
      .filter((goal) => !seen.has(goal.id))
      .map(({ id: goalId, progress, targetDate, outlook }) => ({
        ...{ userId: user.id, goalId, day, progress, targetDate },
        ...outlook.forecast,
      }))
    if (data.length === 0) return
    await db.forecastSnapshot.createMany({ data }).catch(async (error: unknown) => {
      // Another request was quicker with some of them, and its forecasts are as good: the others one by one.
      if (!isUniqueViolation(error)) throw error
      for (const one of data) await db.forecastSnapshot.create({ data: one }).catch(ignoreTwin)
    })
  } catch (err) {
    log.error({ err, userId: user.id }, 'forecasts were not kept')
  }
}

function ignoreTwin(error: unknown): void {
  if (!isUniqueViolation(error)) throw error
}
