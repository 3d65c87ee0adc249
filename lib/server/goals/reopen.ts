import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { type Counted, isReached, newestFirst, progressOf, readingAt, readingOf } from '@/lib/contract/measure-reading'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { countedValues, measureOf } from './measure/counted-values'
import { type Moved, moveReading } from './measure/move-progress'
import type { GoalRow } from './serialize-goal'
import { standing } from './take-back'

/**
 * The progress that a completed goal goes back to when it is reopened: what its values come to, or where these are at
 * the target or there are none, what the ledger says it had before it was completed.
 */
async function progressBefore(tx: Prisma.TransactionClient, goal: GoalRow): Promise<number> {
  const measure = measureOf(goal)
  if (measure && goal.reading !== null && !isReached(measure, goal.reading)) return progressOf(measure, goal.reading)
  if (goal.progress < 100) return goal.progress
  const completion = await tx.progressEvent.findFirst({
    where: { goalId: goal.id, newProgress: 100, oldProgress: { lt: 100 }, ...standing },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  return completion?.oldProgress ?? goal.progress
}

/**
 * Takes a completed goal back to the progress that it had before, as part of a transaction: one whose values are at the
 * target by the one value that leads back to where they were before, so that they come to its progress.
 */
export async function moveBack(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
): Promise<Pick<Moved, 'progress' | 'reading'>> {
  const progress = await progressBefore(tx, goal)
  const measure = measureOf(goal)
  const stays = { progress, reading: goal.reading }
  if (!measure || goal.reading === null || progress === 100 || !isReached(measure, goal.reading)) return stays
  const before = readingBefore(measure, await countedValues(tx, goal.id))
  const reading = progressOf(measure, before) === progress ? before : readingAt(measure, progress)
  return { progress, reading: (await moveReading(tx, user, goal, reading, { source: 'typed' })).reading }
}

/** What values came to in their order before they were at the target. */
function readingBefore(measure: Measure, values: readonly Counted[]): number {
  let left = values.toSorted(newestFirst)
  while (left.length > 0 && isReached(measure, readingOf(measure, left))) left = left.slice(1)
  return readingOf(measure, left)
}
