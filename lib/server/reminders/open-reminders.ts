import 'server-only'
import type { ReminderRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { ofActiveGoals } from './of-active-goals'
import { rollOver } from './roll-over'

const MOST = 40
const AHEAD_MS = 14 * 86_400_000

/** The user's alerts that are not done, soonest first: those overdue and those of the next 14 days. None of a goal that rests. */
export async function openReminders(user: UserRow, now: Date): Promise<ReminderRecord[]> {
  await rollOver(user, now)
  const rows = await db.reminder.findMany({
    where: {
      userId: user.id,
      isDone: false,
      scheduledFor: { lte: new Date(now.getTime() + AHEAD_MS) },
      OR: ofActiveGoals(user, now),
    },
    orderBy: [{ scheduledFor: 'desc' }, { id: 'desc' }],
    include: { goal: { select: { neverSend: true } } },
    take: MOST,
  })
  return rows.toReversed().map(({ id, title, scheduledFor, goalId, goal }) => {
    return { id, title, scheduledFor: scheduledFor.toISOString(), goalId, neverSend: goal?.neverSend ?? false }
  })
}
