import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import { FIRST_DAY } from '@/lib/contract/text'
import { VALUES_PER_GOAL, type ValueRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import { serializeValue } from './serialize-value'

const AT_ONCE = 2_000
/** What moved is told of the last eight weeks: those are read whole, within reason. */
const DAYS = 63
const MOST_PER_GOAL = 400

const newestFirst = [{ date: 'desc' as const }, { id: 'desc' as const }]

/**
 * The newest values of each goal, oldest first, by the goal's id: sixty at least, and all of the nine weeks before its
 * last; goals without a measure have none to tell. Of values up to a day, where one is given. One query, but where the
 * goals together have more than 2,000 values: then one more for each that did not get its share.
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
      const first = values.get(id)?.[0]
      const isShort = !first || first.date >= sinceOf(values.get(id) ?? [])
      if (isShort) values.set(id, await read([id], MOST_PER_GOAL, until))
    }
  }
  for (const [id, own] of values) {
    const since = sinceOf(own)
    const told = own.filter(({ date }, at) => at >= own.length - VALUES_PER_GOAL || date >= since)
    values.set(id, told.slice(-MOST_PER_GOAL))
  }
  return values
}

/** The first day of which all values are told. */
function sinceOf(values: readonly ValueRecord[]): string {
  return addDays(values.at(-1)?.date ?? FIRST_DAY, -DAYS)
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
