import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { limits } from '@/lib/contract/limits'
import { authMessages } from '@/lib/contract/messages/auth'
import type { RecoveryCodes, RecoveryCodesLeft, recoveryRenewal } from '@/lib/contract/recovery'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid } from '@/lib/server/errors'
import { verifyPassword } from './password'

/** Crockford's digits: no i, l, o or u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 16 digits of five bits each: 80 bits, which nobody guesses, so that a plain hash keeps them. */
const LENGTH = 16

/** New codes, in groups of four: `k7m2-9xq4-hd03-vtb8`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () => {
    // 256 is a multiple of 32, so every digit is as likely as any other.
    const digits = [...randomBytes(LENGTH)].map((byte) => DIGITS[byte % DIGITS.length])
    return digits.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is stored of a code. Case, spaces and dashes do not count, and letters that pass for digits are read as these. */
export function hashOfCode(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(plain).digest('hex')
}

/** The rows of codes, for the account that they are made with or for. */
export function rowsOfCodes(codes: string[]): { codeHash: string }[] {
  return codes.map((code) => ({ codeHash: hashOfCode(code) }))
}

/** How many of the user's codes are unused. */
export async function countRecoveryCodes(userId: string): Promise<RecoveryCodesLeft> {
  return { left: await db.recoveryCode.count({ where: { userId, usedAt: null } }) }
}

/**
 * Makes new codes in the place of the old ones, which are void from then on. They are told once, here.
 *
 * @throws AppError `validation_failed` for a wrong current password; where the account has none, any is
 */
export async function renewRecoveryCodes(
  userId: string,
  { currentPassword }: z.output<typeof recoveryRenewal>,
): Promise<RecoveryCodes> {
  const stored = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (!(await verifyPassword(stored?.passwordHash, currentPassword))) {
    throw invalid({ currentPassword: [authMessages.field.passwordWrong] })
  }
  const codes = makeRecoveryCodes()
  await userTransaction(userId, async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId } })
    await tx.recoveryCode.createMany({ data: rowsOfCodes(codes).map((row) => ({ ...row, userId })) })
  })
  return { recoveryCodes: codes }
}
