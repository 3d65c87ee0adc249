import 'server-only'
import { notFound } from '@/lib/server/errors'
import { forgetAnswers } from '@/lib/server/kept-answers'
import { userTransaction } from '@/lib/server/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Deletes a goal of the user's with everything that hangs on it.
 *
 * @throws AppError `not_found`
 */
export async function deleteGoal(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.goal.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetAnswers(tx, user.id, id)
  })
}
