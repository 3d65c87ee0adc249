import 'server-only'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import type { TotpSecret, TotpState, totpConfirmation, totpEnd } from '@/lib/contract/totp'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { seal, unseal } from '@/lib/server/seal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { hasPassword } from './change-password'
import { verifyPassword } from './password'
import { hashOfCode } from './recovery-codes'
import { stepOfCode, toBase32 } from './totp-code'

/** What RFC 4226 advises: as long as the hash. */
const SECRET_BYTES = 20

export async function readTotp(userId: string): Promise<TotpState> {
  return { isOn: (await db.totp.count({ where: { userId, confirmedAt: { not: null } } })) > 0 }
}

/**
 * Makes a key for an authenticator app, told once, here. It asks for nothing until a code of the app has confirmed it;
 * one that waits for that gives way to the new one.
 *
 * @throws AppError `conflict` where one is in use, or the account has no password for a code to stand beside
 */
export async function beginTotp({ id: userId, email }: UserRow): Promise<TotpSecret> {
  if (!(await hasPassword(userId))) throw new AppError('conflict', serverMessages.totpNeedsPassword)
  const secret = randomBytes(SECRET_BYTES)
  const id = newId()
  await userTransaction(userId, async (tx) => {
    await tx.totp.deleteMany({ where: { userId, confirmedAt: null } })
    if ((await tx.totp.count({ where: { userId } })) > 0) throw new AppError('conflict', serverMessages.totpIsOn)
    await tx.totp.create({ data: { id, userId, sealed: seal(secret.toString('base64'), placeOf(id)) } })
  })
  const told = toBase32(secret)
  const label = encodeURIComponent(`${PRODUCT_NAME}:${email}`)
  return { secret: told, uri: `otpauth://totp/${label}?secret=${told}&issuer=${encodeURIComponent(PRODUCT_NAME)}` }
}

/**
 * Turns the second step on, by the password and a code that the app shows. Every other session ends: it was opened
 * without. A session that was left open is not enough: whoever finds it would shut the account's owner out.
 *
 * @throws AppError `validation_failed` for a wrong current password, or a code that is not the key's; `conflict` where
 * none waits to be confirmed
 */
export async function confirmTotp(
  userId: string,
  sessionId: string,
  { currentPassword, code }: z.output<typeof totpConfirmation>,
): Promise<void> {
  await requirePassword(userId, currentPassword)
  await userTransaction(userId, async (tx) => {
    const waiting = await tx.totp.findUnique({ where: { userId } })
    if (!waiting || waiting.confirmedAt) {
      throw new AppError('conflict', waiting ? serverMessages.totpIsOn : serverMessages.totpNotBegun)
    }
    const secret = secretOf(waiting)
    const step = secret && stepOfCode(secret, code, Date.now())
    if (step === null) throw invalid({ code: [authMessages.field.appCodeWrong] })
    await tx.totp.update({ where: { userId }, data: { confirmedAt: new Date(), lastStep: step } })
    await tx.session.updateMany({
      where: { userId, id: { not: sessionId }, revokedAt: null },
      data: { revokedAt: new Date() },
    })
  })
}

/** @throws AppError `validation_failed` for a wrong current password */
export async function endTotp(userId: string, { currentPassword }: z.output<typeof totpEnd>): Promise<void> {
  await requirePassword(userId, currentPassword)
  await userTransaction(userId, (tx) => tx.totp.deleteMany({ where: { userId } }))
}

async function requirePassword(userId: string, currentPassword: string): Promise<void> {
  const stored = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (!(await verifyPassword(stored?.passwordHash, currentPassword))) {
    throw invalid({ currentPassword: [authMessages.field.passwordWrong] })
  }
}

/**
 * Whether a code opens the account: one of the app that was not taken yet, or a recovery code, used up by that. It is
 * `lost` where no code of the app can, since the server's secret is another one by now.
 */
export async function takeLoginCode(userId: string, code: string): Promise<'taken' | 'wrong' | 'lost'> {
  const totp = await db.totp.findUnique({ where: { userId } })
  const secret = totp && secretOf(totp)
  const step = secret && stepOfCode(secret, code, Date.now())
  // One statement each, so that of two logins at once with one code, one gets in. No older step after a newer one.
  const taken =
    step === null
      ? await db.recoveryCode.updateMany({
          where: { userId, codeHash: hashOfCode(code), usedAt: null },
          data: { usedAt: new Date() },
        })
      : await db.totp.updateMany({ where: { userId, lastStep: { lt: step } }, data: { lastStep: step } })
  if (taken.count > 0) return 'taken'
  return totp && !secret ? 'lost' : 'wrong'
}

/** Null where the server's secret is another one by now: recovery codes are left then. */
function secretOf({ id, sealed }: { id: string; sealed: string }): Buffer | null {
  const opened = unseal(sealed, placeOf(id))
  return opened === null ? null : Buffer.from(opened, 'base64')
}

function placeOf(id: string): string {
  return `totp ${id}`
}
