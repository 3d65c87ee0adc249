import 'server-only'
import type { z } from 'zod'
import type { credentials } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'
import { consume, forgive } from '@/lib/server/limits/rate-limit'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { findByCredentials } from './accounts'
import { readTotp, takeLoginCode } from './totp'

/**
 * The user of these credentials, or null. Tries are limited per account and address, codes per account; a success
 * clears the counts, since the limits are there for guessing.
 *
 * @throws AppError `rate_limited`; `code_required` where the password is right and the login has a second step, with
 * the field where the code that came is not good
 */
export async function checkLogin(given: z.output<typeof credentials>, address: string): Promise<UserRow | null> {
  const key = `${given.email.toLowerCase()}|${address}`
  await consume('login', key)
  const user = await findByCredentials(given)
  if (!user) return null
  if ((await readTotp(user.id)).isOn) await requireCode(user.id, given.code)
  await forgive('login', key)
  return user
}

async function requireCode(userId: string, code: string | undefined): Promise<void> {
  if (!code) throw new AppError('code_required', authMessages.codeRequired)
  await consume('loginCode', userId)
  const outcome = await takeLoginCode(userId, code)
  if (outcome !== 'taken') {
    const sentence = outcome === 'lost' ? serverMessages.codeLost : authMessages.codeWrong
    throw new AppError('code_required', sentence, { fields: { code: [sentence] } })
  }
  await forgive('loginCode', userId)
}
