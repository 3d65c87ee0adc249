import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { serverMessages } from '@/lib/contract/messages/server'
import { OFFLINE_KEY } from '@/lib/contract/offline'
import { AppError } from '@/lib/server/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 1
/** A phone may lie in a drawer with what it has to send. */
const KEPT_DAYS_OFFLINE = 30

/** The claim of the `Idempotency-Key` that the running request came with. */
export const runningKey = new AsyncLocalStorage<string>()

/** How long the answer to a key is kept. */
export function keptUntil(key: string, now = Date.now()): Date {
  return new Date(now + DAY_MS * (key.startsWith(OFFLINE_KEY) ? KEPT_DAYS_OFFLINE : KEPT_DAYS))
}

/**
 * Notes in the transaction that makes a request's change that its key is used up: whatever becomes of the server before
 * it has answered, the change is never made again. Does nothing where the request came without a key. A transaction of
 * several requests names the claim.
 *
 * @throws AppError `conflict` where the key is another request's by now: then the change is that one's to make
 */
export async function doneForKey(tx: Prisma.TransactionClient, id = runningKey.getStore()): Promise<void> {
  if (id === undefined) return
  const row = await tx.idempotencyKey.findUnique({ where: { id }, select: { key: true } })
  const data = { doneAt: new Date(), expiresAt: keptUntil(row?.key ?? '') }
  const { count } = await tx.idempotencyKey.updateMany({ where: { id, status: null }, data })
  if (count === 0) throw new AppError('conflict', serverMessages.keyInFlight, { retryAfter: 1 })
}
