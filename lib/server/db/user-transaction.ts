import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { keptSessions } from '@/lib/server/auth/kept-sessions'
import { isVisit } from '@/lib/server/demo/visit'
import { AppError } from '@/lib/server/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { db, isPostgres, runningTransaction } from './client'
import { isSerializationFailure } from './database-fault'

const TRIES = 3

/**
 * Runs a transaction on a user's rows with the user's own row locked first. Changes of one account therefore queue, in
 * one order for all of them: what a change reads is still so when it writes, and no two wait for each other in a ring.
 * One that is begun inside another of the same user is part of it. In a visit to the demo it is run and rolled back: what
 * it gives is what it would have stored.
 *
 * @throws AppError `unauthenticated` where the account is gone by now
 */
export async function userTransaction<T>(
  userId: string,
  run: (tx: Prisma.TransactionClient) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const outer = runningTransaction.getStore()
  if (outer?.userId === userId) return run(outer.tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(async (tx) => {
        await lockUser(tx, userId)
        const done = await runningTransaction.run({ userId, tx }, () => run(tx))
        if (isVisit()) throw new NotKept(done)
        return done
      }, options)
    } catch (error) {
      if (error instanceof NotKept) return error.done as T
      if (attempt === TRIES || !isSerializationFailure(error)) throw error
    } finally {
      keptSessions.drop(userId)
    }
  }
}

/** Ends a transaction that is not to be kept, and carries what it gives. */
class NotKept extends Error {
  constructor(readonly done: unknown) {
    super('This transaction is not kept')
  }
}

/** SQLite has one writer at a time, so there it is enough to see that the account is still there. */
async function lockUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const rows = isPostgres()
    ? await tx.$queryRaw<unknown[]>`SELECT "id" FROM "User" WHERE "id" = ${userId} FOR UPDATE`
    : await tx.user.findMany({ where: { id: userId }, select: { id: true } })
  if (rows.length === 0) throw new AppError('unauthenticated', serverMessages.unauthenticated)
}
