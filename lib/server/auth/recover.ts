import 'server-only'
import type { z } from 'zod'
import { serverMessages } from '@/lib/contract/messages/server'
import type { recovery } from '@/lib/contract/recovery'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError } from '@/lib/server/errors'
import { consume, forgive } from '@/lib/server/limits/rate-limit'
import { hashPassword } from './password'
import { hashOfCode } from './recovery-codes'
import { setPassword } from './set-password'

/**
 * Sets a new password by one of the account's recovery codes, which is used up by that, and ends every session. Tries
 * are limited per account and address; a success clears the count, and that of the logins that went before it.
 *
 * @throws AppError `unauthenticated`, the same for a code that is wrong, used or another account's and for an address
 * without an account; `rate_limited`
 */
export async function recover({ email, code, newPassword }: z.output<typeof recovery>, address: string): Promise<void> {
  const key = `${email.toLowerCase()}|${address}`
  await consume('recover', key)
  // Found by the code alone: whether the address has an account is not even asked, so nothing tells.
  const found = await db.recoveryCode.findUnique({
    where: { codeHash: hashOfCode(code) },
    select: { id: true, userId: true, usedAt: true, user: { select: { email: true } } },
  })
  // Two reads: an account that goes between them leaves a code without its user.
  if (!found?.user || found.usedAt || found.user.email !== email.toLowerCase()) throw refused()
  const passwordHash = await hashPassword(newPassword)
  await userTransaction(found.userId, async (tx) => {
    // Asked again as it is used: of two at once, one finds it used.
    const { count } = await tx.recoveryCode.updateMany({
      where: { id: found.id, usedAt: null },
      data: { usedAt: new Date() },
    })
    if (count === 0) throw refused()
    await setPassword(tx, found.userId, passwordHash)
  })
  await Promise.all([forgive('recover', key), forgive('login', key)])
}

function refused(): AppError {
  return new AppError('unauthenticated', serverMessages.wrongRecovery)
}
