import 'server-only'
import type { ProgressEvent } from '@/lib/contract/goal'
import { db } from '@/lib/server/db/client'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { standing } from '@/lib/server/goals/take-back'

/** A forecast reads no more of a ledger than this. */
const PER_GOAL = 60
const AT_ONCE = 2_000

const newestFirst = [{ at: 'desc' as const }, { id: 'desc' as const }]

/**
 * The newest of each goal's ledger that was not taken back, oldest first, by the goal's id; of what was written before an instant, where one is
 * given. One query, but where the goals together have more
 * than 2,000 events: then one more for each goal that did not get its share.
 */
export async function historiesOf(
  userId: string,
  goalIds: readonly string[],
  before?: Date,
): Promise<Map<string, ProgressEvent[]>> {
  const at = before && { lt: before }
  const histories = new Map<string, ProgressEvent[]>(goalIds.map((id) => [id, []]))
  if (goalIds.length === 0) return histories
  const rows = await db.progressEvent.findMany({
    where: { userId, goalId: { in: [...goalIds] }, at, ...standing },
    orderBy: newestFirst,
    take: AT_ONCE,
  })
  for (const row of rows.reverse()) histories.get(row.goalId)?.push(serializeProgressEvent(row))
  if (rows.length === AT_ONCE) {
    const short = goalIds.filter((id) => (histories.get(id)?.length ?? 0) < PER_GOAL)
    for (const goalId of short) {
      const own = await db.progressEvent.findMany({
        where: { userId, goalId, at, ...standing },
        orderBy: newestFirst,
        take: PER_GOAL,
      })
      histories.set(goalId, own.reverse().map(serializeProgressEvent))
    }
  }
  for (const [id, events] of histories) histories.set(id, events.slice(-PER_GOAL))
  return histories
}
