import 'server-only'
import { readOwn } from '@/lib/server/db/read-own'
import type { Prisma } from '@/prisma/generated/sqlite/client'

type Tx = Prisma.TransactionClient

/** Forgets what was learned from messages that are about to be deleted: one conversation's, or all of the user's. */
export async function forgetMessages(tx: Tx, userId: string, conversationId: string | undefined): Promise<void> {
  const learned = await tx.memory.findMany({ where: { userId, sourceKind: 'message' }, select: { sourceId: true } })
  const messages = await readOwn(
    userId,
    learned.map(({ sourceId }) => sourceId),
    (where) => tx.chatMessage.findMany({ where, select: { id: true, userId: true, conversationId: true } }),
  )
  const sources = messages.filter(
    (message) => conversationId === undefined || message.conversationId === conversationId,
  )
  await tx.memory.deleteMany({
    where: { userId, sourceKind: 'message', sourceId: { in: sources.map(({ id }) => id) } },
  })
}

/** Forgets what was learned from a message that is written anew. */
export async function forgetMessage(tx: Tx, userId: string, messageId: string): Promise<void> {
  await tx.memory.deleteMany({ where: { userId, sourceKind: 'message', sourceId: messageId } })
}

/**
 * Forgets what was learned from a journal entry that is deleted, or rewritten: then what the user has pinned or put
 * right themselves stays.
 */
export async function forgetEntry(
  tx: Tx,
  userId: string,
  entryId: string,
  { keepTouched }: { keepTouched: boolean },
): Promise<void> {
  const where = { userId, sourceKind: 'journal', sourceId: entryId }
  const learned = await tx.memory.findMany({ where })
  const doomed = learned.filter((row) => !keepTouched || row.updatedAt.getTime() === row.createdAt.getTime())
  await tx.memory.deleteMany({ where: { ...where, id: { in: doomed.map(({ id }) => id) } } })
}
