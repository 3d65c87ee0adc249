import { existsSync } from 'node:fs'
import { email as emailSchema, newPassword } from '@/lib/contract/auth'
import { hashPassword } from '@/lib/server/auth/password'
import { setPassword } from '@/lib/server/auth/set-password'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { env } from '@/lib/server/env'
import { StepFailed } from '../run'

/**
 * Sets an account's password without the old one, ends its sessions and deletes its recovery codes, its second step
 * and its passkeys: whoever had the account may have made them, and whoever asks has lost all.
 *
 * @throws StepFailed for an address without an account, and for a password that the app would not take
 */
export async function resetPassword(address: string, password: string): Promise<void> {
  const { database } = env
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    throw new StepFailed(`There is no database at ${database.path} yet.`)
  }
  const refused = newPassword.safeParse(password).error?.issues[0]
  if (refused) throw new StepFailed(`${refused.message}. Nothing was changed.`)
  const email = emailSchema.safeParse(address).data
  const user = email && (await db.user.findUnique({ where: { email }, select: { id: true } }))
  if (!user) throw new StepFailed(`No account has the address ${address}. Nothing was changed.`)
  const passwordHash = await hashPassword(password)
  await userTransaction(user.id, async (tx) => {
    await setPassword(tx, user.id, passwordHash)
    await tx.recoveryCode.deleteMany({ where: { userId: user.id } })
    await tx.totp.deleteMany({ where: { userId: user.id } })
    await tx.passkey.deleteMany({ where: { userId: user.id } })
  })
}
