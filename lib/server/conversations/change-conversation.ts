import 'server-only'
import type { z } from 'zod'
import type { conversationPatch, newConversation } from '@/lib/contract/chat'
import { messages } from '@/lib/contract/messages'
import { AppError, notFound } from '@/lib/server/errors'
import { userTransaction } from '@/lib/server/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { ConversationRow } from './serialize-conversation'

/** Creates a conversation, current unless told otherwise, and then no other one is. */
export function createConversation(user: UserRow, input: z.output<typeof newConversation>): Promise<ConversationRow> {
  const { title, isActive = true } = input
  return userTransaction(user.id, async (tx) => {
    if (isActive) await deactivateAll(tx, user.id)
    return tx.conversation.create({ data: { userId: user.id, title, isActive } })
  })
}

/**
 * Renames a conversation, makes it current, archives it or brings it back. An archived one is never current.
 *
 * @throws AppError `not_found`, or `conflict` for making an archived conversation current
 */
export function updateConversation(
  user: UserRow,
  id: string,
  { title, isActive, archived }: z.output<typeof conversationPatch>,
): Promise<ConversationRow> {
  return userTransaction(user.id, async (tx) => {
    const stored = await tx.conversation.findFirst({ where: { id, userId: user.id } })
    if (!stored) throw notFound()
    const willBeArchived = archived ?? stored.archivedAt !== null
    if (isActive && willBeArchived) throw new AppError('conflict', messages.server.archivedConversation)
    if (isActive) await deactivateAll(tx, user.id)
    return tx.conversation.update({
      where: { id },
      data: {
        title,
        isActive: willBeArchived ? false : isActive,
        archivedAt: archived === undefined ? undefined : archived ? (stored.archivedAt ?? new Date()) : null,
        updatedAt: title === undefined ? undefined : new Date(),
      },
    })
  })
}

/**
 * Archives: the messages are kept.
 *
 * @throws AppError `not_found`
 */
export async function archiveConversation(user: UserRow, id: string): Promise<void> {
  await updateConversation(user, id, { archived: true })
}

/** Makes no conversation of the user's current. */
export async function deactivateAll(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.conversation.updateMany({ where: { userId, isActive: true }, data: { isActive: false } })
}
