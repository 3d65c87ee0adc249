import 'server-only'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { serverMessages } from '@/lib/contract/messages/server'
import { db, isPostgres } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'

/** Points per duration (seconds). `shared` limits are counted in the database where several instances share one. */
const table = {
  login: [{ points: 10, duration: 15 * 60, shared: true }],
  // Whoever knows the password still guesses one of a million: the account counts, wherever the tries come from.
  loginCode: [{ points: 30, duration: 60 * 60, shared: true }],
  // Each asks for a challenge and answers it.
  passkey: [{ points: 60, duration: 15 * 60, shared: true }],
  recover: [{ points: 10, duration: 15 * 60, shared: true }],
  // Mails to one address, and asked for from one: nobody's box is filled from here.
  reset: [{ points: 5, duration: 60 * 60, shared: true }],
  resetSender: [{ points: 20, duration: 60 * 60, shared: true }],
  signup: [{ points: 10, duration: 60 * 60, shared: true }],
  demo: [{ points: 20, duration: 60 * 60, shared: true }],
  coach: [
    { points: 20, duration: 60, shared: true },
    { points: 300, duration: 24 * 60 * 60, shared: true },
  ],
  // Reading 32 MiB and writing it is the most that one call can ask for. Each is looked at before it is brought in.
  import: [{ points: 20, duration: 60 * 60, shared: true }],
  upload: [{ points: 30, duration: 60 * 60, shared: true }],
  photo: [{ points: 300, duration: 60 * 60, shared: true }],
  // One process's own count: a query for each request would cost more than it protects.
  general: [{ points: 300, duration: 60, shared: false }],
} as const

export type LimitName = keyof typeof table

const limiters = new Map<LimitName, RateLimiterAbstract[]>()

function limitersOf(name: LimitName): RateLimiterAbstract[] {
  const known = limiters.get(name)
  if (known) return known
  const made = table[name].map(({ points, duration, shared }) => {
    const options = { points, duration, keyPrefix: `${name}:${duration}` }
    return shared && isPostgres()
      ? new RateLimiterPrisma({ ...options, storeClient: db, insuranceLimiter: new RateLimiterMemory(options) })
      : new RateLimiterMemory(options)
  })
  limiters.set(name, made)
  return made
}

/**
 * Counts one call of `key` against the named limit.
 *
 * @throws AppError `rate_limited` with `retryAfter` in seconds
 */
export async function consume(name: LimitName, key: string): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  for (const limiter of limitersOf(name)) {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate_limited', serverMessages.rateLimited, { retryAfter: refusal.msBeforeNext / 1000 })
    }
  }
}

/** Clears what `key` has used of the named limit. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await Promise.all(limitersOf(name).map((limiter) => limiter.delete(key)))
}
