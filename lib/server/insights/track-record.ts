import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { TrackRecord } from '@/lib/contract/track-record'
import { db } from '@/lib/server/db/client'
import { readOwn } from '@/lib/server/db/read-own'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type ForecastGroup, scoreForecasts } from './track-record-score'

/** Older forecasts say little of how good they are now, and keep the work bounded however old the account. */
const DAYS = 730

type ForecastSums = Omit<ForecastGroup, 'made'> & { targetDate: string }

/**
 * How the user's forecasts of the last two years came out. A forecast is scored against the date that it was made for,
 * also where that date was moved later: it is right when the goal was completed on that day or before, in the user's
 * zone, and open until either the goal is completed or the day has passed.
 *
 * Forecasts made past the date or at 100 % know the outcome and are left out. A deleted goal takes its forecasts along.
 */
export async function trackRecord(user: UserRow, now: Date): Promise<TrackRecord> {
  const sums = await closedForecasts(user.id, dateIn(user.timeZone, now))
  const completions = await completionsOf(user, [...new Set(sums.map((one) => one.goalId))])
  const groups = sums.flatMap(({ targetDate, ...group }) => {
    const completedOn = completions.get(group.goalId)
    // Completed at a time that nobody noted: neither right nor wrong.
    if (completedOn === null) return []
    return [{ ...group, made: completedOn !== undefined && completedOn <= targetDate }]
  })
  return scoreForecasts(groups)
}

/** Sums over the forecasts whose outcome is known, by goal, date and bin; the chances themselves stay in the database. */
async function closedForecasts(userId: string, today: string): Promise<ForecastSums[]> {
  const rows = await db.$queryRaw<Record<keyof ForecastSums, string | number | bigint>[]>`
    SELECT s."goalId", s."targetDate",
      CASE WHEN s."probabilityOnTime" < 0.2 THEN 0 WHEN s."probabilityOnTime" < 0.4 THEN 1
        WHEN s."probabilityOnTime" < 0.6 THEN 2 WHEN s."probabilityOnTime" < 0.8 THEN 3 ELSE 4 END AS "bin",
      COUNT(*) AS "count",
      SUM(s."probabilityOnTime") AS "sum",
      SUM(s."probabilityOnTime" * s."probabilityOnTime") AS "sumOfSquares"
    FROM "ForecastSnapshot" s JOIN "Goal" g ON g."id" = s."goalId" AND g."userId" = s."userId"
    WHERE s."userId" = ${userId} AND s."day" >= ${addDays(today, -DAYS)}
      AND s."probabilityOnTime" IS NOT NULL AND s."day" <= s."targetDate" AND s."progress" < 100
      AND (g."isCompleted" OR s."targetDate" < ${today})
    GROUP BY s."goalId", s."targetDate", 3`
  return rows.map((row) => ({
    goalId: String(row.goalId),
    targetDate: String(row.targetDate),
    bin: Number(row.bin),
    count: Number(row.count),
    sum: Number(row.sum),
    sumOfSquares: Number(row.sumOfSquares),
  }))
}

/** The day on which each completed goal was completed, by its id; null where that is unknown. */
async function completionsOf(
  { id: userId, timeZone }: UserRow,
  goalIds: string[],
): Promise<Map<string, string | null>> {
  const rows = await readOwn(userId, goalIds, (where) =>
    db.goal.findMany({ where: { ...where, isCompleted: true }, select: { id: true, userId: true, completedAt: true } }),
  )
  return new Map(rows.map(({ id, completedAt }) => [id, completedAt && dateIn(timeZone, completedAt)]))
}
