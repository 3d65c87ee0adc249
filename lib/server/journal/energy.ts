import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import { OPENING } from '@/lib/contract/measure-reading'
import { db } from '@/lib/server/db/client'
import { standing } from '@/lib/server/goals/take-back'
import { weekStartOf } from '@/lib/server/insights/week'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Before the current week. */
const WEEKS = 52
const QUARTER_MS = 91 * 24 * 60 * 60_000
const MOST_CHECK_INS = 1_000

/**
 * The user's energy day by day over the last 53 weeks, up to their own today: the database makes the means, and at most
 * 371 rows leave it.
 */
export async function energyYear(user: UserRow, now: Date): Promise<EnergyYear> {
  const from = addDays(weekStartOf(user.timeZone, now), -7 * WEEKS)
  const to = dateIn(user.timeZone, now)
  const [days, checkIns] = await Promise.all([energyOfDays(user, from, to), checkInDays(user, now)])
  return { from, to, days, checkIns }
}

/** The days of the last quarter of which the user told how a goal goes, by an answer or a value, oldest first. */
async function checkInDays({ id: userId, timeZone }: UserRow, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - QUARTER_MS)
  const [rows, values] = await Promise.all([
    db.insightResponse.findMany({
      where: { userId, createdAt: { gte: since }, ...standing },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_CHECK_INS,
      select: { createdAt: true },
    }),
    db.datapoint.findMany({
      where: { userId, date: { gte: dateIn(timeZone, since) }, NOT: { source: 'coach', note: OPENING } },
      distinct: ['date'],
      select: { date: true },
    }),
  ])
  const days = [...rows.map(({ createdAt }) => dateIn(timeZone, createdAt)), ...values.map(({ date }) => date)]
  return [...new Set(days)].sort()
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
