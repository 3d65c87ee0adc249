import 'server-only'
import { addDays, dateIn, mondayOf } from '@/lib/contract/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import { db } from '@/lib/server/db/client'
import { checkInDays } from '@/lib/server/goals/check-in-days'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Before the current week. */
const WEEKS = 52
const QUARTER_DAYS = 91

/**
 * The user's energy day by day over 53 weeks, up to their own today, or to `until` where that is before it: the database
 * makes the means, and at most 371 rows leave it.
 */
export async function energyYear(user: UserRow, now: Date, until?: string): Promise<EnergyYear> {
  const today = dateIn(user.timeZone, now)
  const to = until !== undefined && until < today ? until : today
  const from = addDays(mondayOf(to), -7 * WEEKS)
  const [days, checkIns] = await Promise.all([
    energyOfDays(user, from, to),
    checkInDays(user, addDays(to, -QUARTER_DAYS), to),
  ])
  return { from, to, days, checkIns }
}

/** The days from `from` to `to` with an entry, oldest first. */
export async function energyOfDays(user: Pick<UserRow, 'id'>, from: string, to: string): Promise<EnergyYear['days']> {
  const rows = await db.journalEntry.groupBy({
    by: ['date'],
    where: { userId: user.id, date: { gte: from, lte: to } },
    _avg: { mood: true },
    _count: { _all: true },
    orderBy: { date: 'asc' },
  })
  return rows.flatMap(({ date, _avg: { mood }, _count: { _all: entries } }) =>
    mood === null ? [] : [{ date, mean: Math.round(mood * 100) / 100, entries }],
  )
}
