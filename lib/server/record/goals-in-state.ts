import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { isPaused } from '@/lib/contract/pause'
import type { RecordQuery } from '@/lib/contract/record'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Asked, Side } from './side'

/**
 * Which goals rest or are dropped is not in the index, since a pause ends by itself: they are asked for by name. A dropped
 * goal is no ongoing one, a paused one is.
 */
export async function goalsInState(
  user: UserRow,
  { of }: RecordQuery,
  { where }: Asked,
): Promise<Pick<Side, 'onlyGoals' | 'butGoals'>> {
  const status = where?.status
  if (of !== 'goals' || status === undefined || status === 'completed' || status === 'done') return {}
  const rows = await db.goal.findMany({
    where: {
      userId: user.id,
      isCompleted: false,
      ...(status === 'paused' ? { droppedAt: null, pausedAt: { not: null } } : { droppedAt: { not: null } }),
    },
    select: { id: true, pausedAt: true, pausedUntil: true },
  })
  const today = dateIn(user.timeZone, new Date())
  const ids = rows.filter((row) => status !== 'paused' || isPaused(row, today)).map(({ id }) => id)
  return status === 'paused' || status === 'dropped' ? { onlyGoals: ids } : { butGoals: ids }
}
