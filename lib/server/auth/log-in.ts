import 'server-only'
import type { z } from 'zod'
import type { credentials } from '@/lib/contract/auth'
import { messages } from '@/lib/contract/messages'
import { AppError } from '@/lib/server/errors'
import { consume, forgive } from '@/lib/server/http/rate-limit'
import { findByCredentials } from './accounts'
import { signIn } from './sign-in'

/**
 * Opens a session for right credentials. Tries are limited per account and address; a success clears the count, since
 * the limit is there for guessing.
 *
 * @throws AppError `unauthenticated` or `rate_limited`
 */
export async function logIn(given: z.output<typeof credentials>, address: string, userAgent: string) {
  const key = `${given.email.toLowerCase()}|${address}`
  await consume('login', key)
  const user = await findByCredentials(given)
  if (!user) throw new AppError('unauthenticated', messages.server.wrongCredentials)
  await forgive('login', key)
  return signIn(user, userAgent)
}
