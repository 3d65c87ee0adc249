import 'server-only'
import type { EnergyYear } from '@/lib/contract/energy'
import { addDays, dateIn } from '@/lib/server/calendar'
import { db } from '@/lib/server/db'
import { weekStartOf } from '@/lib/server/insights/week'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Before the current week. */
const WEEKS = 52

/**
 * The user's energy day by day over the last 53 weeks, up to their own today: the database makes the means, and at most
 * 371 rows leave it.
 */
export async function energyYear(user: UserRow, now: Date): Promise<EnergyYear> {
  const from = addDays(weekStartOf(user.timeZone, now), -7 * WEEKS)
  const to = dateIn(user.timeZone, now)
  const rows = await db.journalEntry.groupBy({
    by: ['date'],
    where: { userId: user.id, date: { gte: from, lte: to } },
    _avg: { mood: true },
    _count: { _all: true },
    orderBy: { date: 'asc' },
  })
  const days = rows.flatMap(({ date, _avg: { mood }, _count: { _all: entries } }) =>
    mood === null ? [] : [{ date, mean: Math.round(mood * 100) / 100, entries }],
  )
  return { from, to, days }
}
