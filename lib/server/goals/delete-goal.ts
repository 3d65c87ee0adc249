import 'server-only'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Deletes a goal of the user's with everything that hangs on it.
 *
 * @throws AppError `not_found`
 */
export async function deleteGoal(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    // Their outcome goes with the goal's values.
    await tx.experiment.updateMany({
      where: { userId: user.id, goalId: id, outcome: 'value', status: 'running' },
      data: { status: 'stopped' },
    })
    const { count } = await tx.goal.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetAnswers(tx, user.id, id)
  })
}
