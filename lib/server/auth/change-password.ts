import 'server-only'
import type { z } from 'zod'
import type { passwordChange } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid } from '@/lib/server/errors'
import { hashPassword, verifyPassword } from './password'
import { setPassword } from './set-password'

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
    throw invalid({ currentPassword: [authMessages.field.passwordWrong] })
  }
  const passwordHash = await hashPassword(newPassword)
  await userTransaction(userId, (tx) => setPassword(tx, userId, passwordHash, sessionId))
}
