import 'server-only'
import type { OtherGoal } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { standingAt } from './rhythm/standing'
import { listedGoal } from './serialize-goal'
import { withTags } from './stored-goal'

const MOST = 20

/** The user's newest ongoing goals but the one named, newest first, a line of each. */
export async function otherGoals(user: UserRow, now: Date, but?: string): Promise<OtherGoal[]> {
  const rows = await db.goal.findMany({
    where: { userId: user.id, isCompleted: false, droppedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withTags,
    take: MOST,
  })
  return rows
    .map((row) => listedGoal(standingAt(user, row, now)))
    .filter(({ id }) => id !== but)
    .map(({ id, title, progress, targetDate, neverSend }) => ({ id, title, progress, targetDate, neverSend }))
}
