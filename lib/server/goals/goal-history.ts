import 'server-only'
import type { z } from 'zod'
import type { historyFilter } from '@/lib/contract/goal'
import { db } from '@/lib/server/db'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { getGoal } from './find-goals'

const oldestFirst = { column: 'at', direction: 'asc' } as const

/**
 * A page of the goal's progress ledger, oldest first.
 *
 * @throws AppError `not_found`
 */
export async function goalHistory(
  user: UserRow,
  goalId: string,
  { limit, cursor }: z.output<typeof historyFilter>,
): Promise<Page<Prisma.ProgressEventGetPayload<object>>> {
  await getGoal(user, goalId)
  const rows = await db.progressEvent.findMany({
    where: { goalId, ...afterCursor(oldestFirst, cursor) },
    orderBy: orderBy(oldestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, oldestFirst)
}
