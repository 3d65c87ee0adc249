import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import { hotRows } from '@/lib/server/db/hot-rows'

/** A month: few streaks are longer, and each further look is a query of its own. */
const FIRST_LOOK = 32

/**
 * The user's current streak, in days with a journal entry in a row up to `today` or the day before, and their latest day
 * with one. Days are calendar dates in the user's zone. Costs what the streak is long, however much the journal holds.
 */
export async function journalStreak(userId: string, today: string): Promise<{ streak: number; latest: string | null }> {
  for (let look = FIRST_LOOK; ; look *= 8) {
    const dates = await latestDates(userId, today, look)
    const streak = streakOf(dates, today)
    if (streak < look) return { streak, latest: dates[0] ?? null }
  }
}

/** The length of the unbroken run of days at the start of `dates` (newest first), if it reaches today or yesterday. */
export function streakOf(dates: readonly string[], today: string): number {
  const latest = dates[0]
  if (!latest || latest < addDays(today, -1)) return 0
  const gap = dates.findIndex((date, index) => date !== addDays(latest, -index))
  return gap === -1 ? dates.length : gap
}

/**
 * The latest distinct dates with an entry. Each step asks the index for the next smaller date: `DISTINCT` and
 * `GROUP BY` would read every entry of every day on the way.
 */
async function latestDates(userId: string, today: string, count: number): Promise<string[]> {
  const rows = await hotRows(
    { date: 'text' },
    `WITH RECURSIVE days(date, rank) AS (
      SELECT MAX("date"), 1 FROM "JournalEntry" WHERE "userId" = $1 AND "date" <= $2
      UNION ALL
      SELECT (SELECT MAX(e."date") FROM "JournalEntry" e WHERE e."userId" = $3 AND e."date" < days.date), rank + 1
      FROM days WHERE days.date IS NOT NULL AND rank < $4
    )
    SELECT date FROM days WHERE date IS NOT NULL ORDER BY rank`,
    [userId, today, userId, count],
  )
  return rows.map((row) => row.date)
}
