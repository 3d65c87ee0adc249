import 'server-only'
import { isReached, progressOf, readingAt, readingOf, valueTo } from '@/lib/contract/measure-reading'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { addValue, asCounted, countedValues, measureOf, type ValueDraft } from './counted-values'
import type { ValueRow } from './serialize-value'

/** Where a goal stands after a move, and the values that were written for it. */
export type Moved = { progress: number; reading: number | null; values: ValueRow[] }

type How = Pick<ValueDraft, 'source' | 'ref' | 'date'>
type MovingGoal = { id: string; measure: unknown; reading: number | null }

/**
 * Takes a goal to a progress, as part of a transaction: a measured one by the one value that gives it, and by none where
 * it stands beyond its target already.
 */
export async function moveProgress(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: MovingGoal,
  progress: number,
  how: How,
): Promise<Moved> {
  const measure = measureOf(goal)
  if (!measure) return { progress, reading: goal.reading, values: [] }
  const reading = goal.reading ?? measure.start
  if (progress === 100 && isReached(measure, reading)) return { progress, reading, values: [] }
  return moveReading(tx, user, goal, readingAt(measure, progress), how)
}

/**
 * Takes a measured goal to a reading by one value; to the one that it has already by none.
 *
 * @throws where the goal has no measure, which the caller has to see to
 */
export async function moveReading(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: MovingGoal,
  reading: number,
  how: How,
): Promise<Moved> {
  const measure = measureOf(goal)
  if (!measure) throw new Error('a goal without a measure has no reading')
  const before = await countedValues(tx, goal.id)
  const from = readingOf(measure, before)
  if (from === reading) return { progress: progressOf(measure, from), reading: from, values: [] }
  const made = await addValue(tx, user, goal.id, before, { value: valueTo(measure, from, reading), ...how })
  const to = readingOf(measure, [...before, asCounted(made)])
  return { progress: progressOf(measure, to), reading: to, values: [made] }
}
