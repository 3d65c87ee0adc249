import 'server-only'
import type { ValueRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import { serializeValue } from './serialize-value'

/** A forecast reads no more of a goal's values than this. */
const PER_GOAL = 60
const AT_ONCE = 2_000

const newestFirst = [{ date: 'desc' as const }, { id: 'desc' as const }]

/**
 * The newest values of each goal, oldest first, by the goal's id; goals without a measure have none to tell. Of values up to
 * a day, where one is given. One query,
 * but where the goals together have more than 2,000 values: then one more for each that did not get its share.
 */
export async function recentValues(
  goals: readonly { id: string; measure: unknown }[],
  until?: string,
): Promise<Map<string, ValueRecord[]>> {
  const ids = goals.filter(({ measure }) => measure !== null).map(({ id }) => id)
  const values = new Map<string, ValueRecord[]>(goals.map(({ id }) => [id, []]))
  if (ids.length === 0) return values
  const rows = await read(ids, AT_ONCE, until)
  for (const { goalId, ...value } of rows) values.get(goalId)?.push(value)
  if (rows.length === AT_ONCE) {
    for (const id of ids) {
      if ((values.get(id)?.length ?? 0) < PER_GOAL) values.set(id, await read([id], PER_GOAL, until))
    }
  }
  for (const [id, own] of values) values.set(id, own.slice(-PER_GOAL))
  return values
}

async function read(
  goalIds: string[],
  take: number,
  until: string | undefined,
): Promise<(ValueRecord & { goalId: string })[]> {
  const where = { goalId: { in: goalIds }, date: until && { lte: until } }
  const rows = await db.datapoint.findMany({ where, orderBy: newestFirst, take })
  return rows.reverse().map(serializeValue)
}
