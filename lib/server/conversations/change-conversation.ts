import 'server-only'
import type { z } from 'zod'
import type { conversationPatch, newConversation } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'
import { wordsOfQuestion } from '@/lib/server/dashboard/question-words'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, notFound } from '@/lib/server/errors'
import { coachNameOf, type UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { ConversationRow } from './serialize-conversation'

/**
 * Creates a conversation, current unless told otherwise, and then no other one is. Where it names a question of the
 * user's day, the coach's first message asks that.
 *
 * @throws AppError `not_found` where today has no such question
 */
export async function createConversation(
  user: UserRow,
  input: z.output<typeof newConversation>,
): Promise<ConversationRow> {
  const { title, isActive = true, neverSend, openingQuestionId } = input
  const opening = openingQuestionId === undefined ? null : await wordsOfQuestion(user, openingQuestionId)
  return userTransaction(user.id, async (tx) => {
    if (isActive) await deactivateAll(tx, user.id)
    const conversation = await tx.conversation.create({ data: { userId: user.id, title, isActive, neverSend } })
    if (opening === null) return conversation
    const { id: conversationId, createdAt } = conversation
    const said = { userId: user.id, conversationId, message: opening, isFromUser: false, source: 'built-in', createdAt }
    await tx.chatMessage.create({ data: { ...said, coachName: coachNameOf(user) } })
    await tx.user.update({ where: { id: user.id }, data: { messageCount: { increment: 1 } } })
    return conversation
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
  { title, isActive, archived, neverSend }: z.output<typeof conversationPatch>,
): Promise<ConversationRow> {
  return userTransaction(user.id, async (tx) => {
    const stored = await tx.conversation.findFirst({ where: { id, userId: user.id } })
    if (!stored) throw notFound()
    const willBeArchived = archived ?? stored.archivedAt !== null
    if (isActive && willBeArchived) throw new AppError('conflict', chatMessages.archivedConversation)
    if (isActive) await deactivateAll(tx, user.id)
    return tx.conversation.update({
      where: { id },
      data: {
        title,
        neverSend,
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
