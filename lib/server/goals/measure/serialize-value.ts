import 'server-only'
import { type Datapoint, datapoint } from '@/lib/contract/measure'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ValueRow = Prisma.DatapointGetPayload<object>

/** How what a value was heard in stands in its column. */
const storedRef = datapoint.shape.ref

/** The value as the contract shows it. */
export function serializeValue(row: ValueRow): Datapoint {
  return {
    id: row.id,
    goalId: row.goalId,
    date: row.date,
    value: row.value,
    note: row.note,
    source: row.source as Datapoint['source'],
    ref: storedRef.parse(row.ref),
    createdAt: row.createdAt.toISOString(),
  }
}
