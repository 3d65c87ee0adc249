import 'server-only'
import type { z } from 'zod'
import type { credentials, newAccount } from '@/lib/contract/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { hashPassword, verifyPassword } from './password'
import { makeRecoveryCodes, rowsOfCodes } from './recovery-codes'

/**
 * Makes an account with its recovery codes, which are told once, here.
 *
 * @throws AppError `conflict` where the email, trimmed and in lower case, already has an account
 */
export async function createAccount(
  account: z.output<typeof newAccount>,
): Promise<{ user: UserRow; recoveryCodes: string[] }> {
  const { password, firstName = '', lastName = '', timeZone = 'UTC', email } = account
  const passwordHash = await hashPassword(password)
  const recoveryCodes = makeRecoveryCodes()
  try {
    const user = await db.user.create({
      data: {
        email,
        passwordHash,
        firstName,
        lastName,
        timeZone,
        selectedDomains: [],
        recoveryCodes: { createMany: { data: rowsOfCodes(recoveryCodes) } },
      },
      omit: { passwordHash: true },
    })
    return { user, recoveryCodes }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const sentence = serverMessages.emailTaken
    throw new AppError('conflict', sentence, { fields: { email: [sentence] } })
  }
}

/** The user of these credentials, or null: the same words and about the same time whether or not the account exists. */
export async function findByCredentials({ email, password }: z.output<typeof credentials>): Promise<UserRow | null> {
  const found = await db.user.findUnique({ where: { email: email.toLowerCase() } })
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) return null
  const { passwordHash: _, ...user } = found
  return user
}
