import 'server-only'
import type { z } from 'zod'
import type { passwordChange } from '@/lib/contract/auth'
import { messages } from '@/lib/contract/messages'
import { db } from '@/lib/server/db'
import { invalid } from '@/lib/server/errors'
import { userTransaction } from '@/lib/server/user-transaction'
import { hashPassword, verifyPassword } from './password'

/** Whether the account can be logged in to with a password. One that a provider made cannot. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0
}

/**
 * Sets a new password and ends every session but the one that asked.
 *
 * @throws AppError `validation_failed` for a wrong current password; where the account has none, any is
 */
export async function changePassword(
  userId: string,
  sessionId: string,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<void> {
  const stored = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (!(await verifyPassword(stored?.passwordHash, currentPassword))) {
    throw invalid({ currentPassword: [messages.field.passwordWrong] })
  }
  const passwordHash = await hashPassword(newPassword)
  await userTransaction(userId, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await tx.session.updateMany({
      where: { userId, id: { not: sessionId }, revokedAt: null },
      data: { revokedAt: new Date() },
    })
  })
}
