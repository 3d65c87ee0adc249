import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { FocusRecord, ReminderRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import { neverSentOf } from '@/lib/server/record/sources/kept'
import { ofActiveGoals } from '@/lib/server/reminders/of-active-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { serializeWeeklyInsight } from './serialize-insight'

const AHEAD_MS = 7 * 86_400_000
const MOST = 20

/** The user's open alerts of the next seven days, soonest first; of one goal alone where it is named. */
export async function alertsAhead(user: UserRow, now: Date, goalId?: string): Promise<ReminderRecord[]> {
  const rows = await db.reminder.findMany({
    where: {
      userId: user.id,
      isDone: false,
      scheduledFor: { gte: now, lte: new Date(now.getTime() + AHEAD_MS) },
      ...(goalId === undefined ? { OR: ofActiveGoals(user, now) } : { goalId }),
    },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
    include: { goal: { select: { neverSend: true } } },
    take: MOST,
  })
  return rows.map(({ id, title, scheduledFor, goalId: of, goal }) => {
    return { id, title, scheduledFor: scheduledFor.toISOString(), goalId: of, neverSend: goal?.neverSend ?? false }
  })
}

/**
 * What the insight of the week before told the user to put first: of what a row is named that is never sent, nothing.
 * A line without a ref is older than the rule that every line has one, and is left out.
 */
export async function focusBefore(user: UserRow, weekStart: string): Promise<FocusRecord[]> {
  const row = await db.weeklyInsight.findUnique({
    where: { userId_weekStart: { userId: user.id, weekStart: addDays(weekStart, -7) } },
  })
  if (!row) return []
  const { nextWeekFocus, evidence } = serializeWeeklyInsight(row)
  const refs = evidence.filter(({ field }) => field === 'nextWeekFocus')
  const ids = [...new Set(refs.flatMap((one) => one.refs.map(({ id }) => id)))]
  const [hidden, goals] = await Promise.all([
    neverSentOf(db, ids),
    db.goal.findMany({ where: { userId: user.id, id: { in: ids }, neverSend: true }, select: { id: true } }),
  ])
  for (const { id } of goals) hidden.add(id)
  return nextWeekFocus.flatMap((text, at) => {
    const own = refs.filter(({ index }) => index === at).flatMap((one) => one.refs.map(({ id }) => id))
    if (own.length === 0 || own.some((id) => hidden.has(id))) return []
    return [{ text, ref: Object.fromEntries(own.map((id) => [id, id])) }]
  })
}
