import 'server-only'
import type { z } from 'zod'
import type { historyFilter } from '@/lib/contract/goal'
import { db } from '@/lib/server/db/client'
import { afterCursor, isAfterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { unwrittenClosings } from './rhythm/closings'

const oldestFirst = { column: 'at', direction: 'asc' } as const

/**
 * A page of the goal's progress ledger, oldest first, with the periods of a rhythm that are over and not written yet.
 *
 * @throws AppError `not_found`
 */
export async function goalHistory(
  user: UserRow,
  goalId: string,
  { limit, cursor }: z.output<typeof historyFilter>,
): Promise<Page<Prisma.ProgressEventGetPayload<object>>> {
  const goal = await db.goal.findFirst({ where: { id: goalId, userId: user.id } })
  if (!goal) throw notFound()
  const rows = await db.progressEvent.findMany({
    where: { goalId, ...afterCursor(oldestFirst, cursor) },
    orderBy: orderBy(oldestFirst),
    take: limit + 1,
  })
  const known = new Set(rows.map(({ id }) => id))
  const closings = unwrittenClosings(user, goal, new Date()).filter(
    (one) => !known.has(one.id) && isAfterCursor(oldestFirst, cursor, one),
  )
  return toPage([...rows, ...closings].slice(0, limit + 1), limit, oldestFirst)
}
