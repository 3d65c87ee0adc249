import 'server-only'
import type { Rhythm } from '@/lib/contract/measure'
import type { ValueRow } from '@/lib/server/goals/measure/serialize-value'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/**
 * The value that a day of a rhythm has already, which is the answer to a second one: a day is done or it is not. Null
 * where there is none, and where a day may have several: one that is to be done several times a day.
 */
export async function dayValueOf(
  tx: Pick<Prisma.TransactionClient, 'datapoint'>,
  goalId: string,
  { per, times }: Rhythm,
  date: string,
): Promise<ValueRow | null> {
  if (per === 'day' && times > 1) return null
  return tx.datapoint.findFirst({ where: { goalId, date }, orderBy: { id: 'asc' } })
}
