import 'server-only'
import { db } from '@/lib/server/db'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { getGoal } from './find-goals'

type ProgressEventRow = Prisma.ProgressEventGetPayload<object>

/**
 * The goal's progress ledger, oldest first.
 *
 * @throws AppError `not_found`
 */
export async function goalHistory(user: UserRow, goalId: string): Promise<ProgressEventRow[]> {
  await getGoal(user, goalId)
  return db.progressEvent.findMany({ where: { goalId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
}
