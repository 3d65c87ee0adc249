import 'server-only'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Deletes a goal of the user's with everything that hangs on it.
 *
 * @throws AppError `not_found`
 */
export async function deleteGoal(user: UserRow, id: string): Promise<void> {
  const { count } = await db.goal.deleteMany({ where: { id, userId: user.id } })
  if (count === 0) throw notFound()
}
