import 'server-only'
import type { z } from 'zod'
import type { credentials } from '@/lib/contract/auth'
import { consume, forgive } from '@/lib/server/http/rate-limit'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { findByCredentials } from './accounts'

/**
 * The user of these credentials, or null. Tries are limited per account and address; a success clears the count,
 * since the limit is there for guessing.
 *
 * @throws AppError `rate_limited`
 */
export async function checkLogin(given: z.output<typeof credentials>, address: string): Promise<UserRow | null> {
  const key = `${given.email.toLowerCase()}|${address}`
  await consume('login', key)
  const user = await findByCredentials(given)
  if (user) await forgive('login', key)
  return user
}
