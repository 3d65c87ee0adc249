import 'server-only'
import { isReached, progressOf } from '@/lib/contract/measure-reading'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { measureOf } from './measure/counted-values'
import type { GoalRow } from './serialize-goal'
import { standing } from './take-back'

/**
 * The progress that a completed goal goes back to when it is reopened: what its values come to, or where these are at
 * the target or there are none, what the ledger says it had before it was completed.
 */
export async function progressBefore(tx: Prisma.TransactionClient, goal: GoalRow): Promise<number> {
  const measure = measureOf(goal)
  if (measure && goal.reading !== null && !isReached(measure, goal.reading)) return progressOf(measure, goal.reading)
  if (goal.progress < 100) return goal.progress
  const completion = await tx.progressEvent.findFirst({
    where: { goalId: goal.id, newProgress: 100, oldProgress: { lt: 100 }, ...standing },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  return completion?.oldProgress ?? goal.progress
}
