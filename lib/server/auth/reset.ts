import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { limits } from '@/lib/contract/limits'
import { serverMessages } from '@/lib/contract/messages/server'
import { paths } from '@/lib/contract/paths'
import type { reset, resetRequest } from '@/lib/contract/recovery'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { consume, forgive } from '@/lib/server/limits/rate-limit'
import { log } from '@/lib/server/log'
import { resetMail } from '@/lib/server/mail/reset-mail'
import { isMailOn, sendMail } from '@/lib/server/mail/send-mail'
import { hashPassword } from './password'
import { setPassword } from './set-password'

/**
 * Mails a link that sets a new password, once, within an hour, where this server sends mails and the address has an
 * account with a password. The link before it is void. What asks is answered before any of that is looked up, so that
 * neither words nor time tell whether there is an account.
 *
 * @throws AppError `rate_limited`, counted by the address and by the sender, with an account or without
 */
export async function requestReset({ email }: z.output<typeof resetRequest>, sender: string): Promise<void> {
  await consume('resetSender', sender)
  await consume('reset', email.toLowerCase())
  if (!isMailOn()) return
  setImmediate(() => {
    mailLink(email.toLowerCase()).catch((err: unknown) => log.error({ err }, 'a link could not be made'))
  })
}

async function mailLink(email: string): Promise<void> {
  const found = await db.user.findUnique({
    where: { email, passwordHash: { not: null } },
    select: { id: true, email: true },
  })
  if (!found) return
  const token = randomBytes(32).toString('base64url')
  const link = { tokenHash: hashOf(token), createdAt: new Date(), expiresAt: new Date(Date.now() + limits.resetLink) }
  await db.passwordReset.upsert({
    where: { userId: found.id },
    create: { ...link, userId: found.id },
    update: link,
  })
  // The configured address, never the request's own word: a link must not lead elsewhere.
  const base = env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`
  await sendMail({ to: found.email, ...resetMail(new URL(`${paths.reset}/${token}`, base).href) })
}

/**
 * Sets a new password by a mailed link, which is used up by that, and ends every session. Recovery codes and two-step
 * login stay.
 *
 * @throws AppError `unauthenticated`, the same for a link that is wrong, used, void or over
 */
export async function resetPassword(
  token: string,
  { newPassword }: z.output<typeof reset>,
  address: string,
): Promise<void> {
  const live = { tokenHash: hashOf(token), expiresAt: { gt: new Date() } }
  const found = await db.passwordReset.findFirst({
    where: live,
    select: { userId: true, user: { select: { email: true } } },
  })
  // Two reads: an account that goes between them leaves a link without its user.
  if (!found?.user) throw refused()
  const passwordHash = await hashPassword(newPassword)
  await userTransaction(found.userId, async (tx) => {
    // Asked again as it is used: of two at once, one finds it gone.
    const { count } = await tx.passwordReset.deleteMany({ where: live })
    if (count === 0) throw refused()
    await setPassword(tx, found.userId, passwordHash)
  })
  await forgive('login', `${found.user.email}|${address}`)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function refused(): AppError {
  return new AppError('unauthenticated', serverMessages.wrongReset)
}
