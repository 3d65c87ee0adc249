import 'server-only'
import { chatMessages } from '@/lib/contract/messages/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { careLevels } from '@/lib/server/coach/care-levels'
import { getConversation } from '@/lib/server/conversations/find-conversations'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { AppError } from '@/lib/server/errors'
import { forgetMessage } from '@/lib/server/memories/forget-source'
import { forgetQuotesOf } from '@/lib/server/proposals/forget-source'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Turn, withTools } from './begin-turn'
import { chatContext } from './chat-context'
import { getMessage } from './find-messages'
import { readOffers } from './read-offers'

/**
 * Prepares a reply to the user's last message as they have written it anew. It keeps its id and its time; what it said
 * before, and the reply to that, stay until the new reply is there.
 *
 * @throws AppError `not_found` for a message that is not the user's, `conflict` for one that is not their last of a
 * conversation, or whose conversation is archived
 */
export async function beginEdit(user: UserRow, messageId: string, message: string): Promise<Turn> {
  const before = await getMessage(user, messageId)
  const conversation = await getConversation(user, before.conversationId)
  if (conversation.archivedAt) throw new AppError('conflict', chatMessages.archivedConversation)
  const edited = await lastFrom(db, user, conversation.id, messageId)
  if (!before.isFromUser || !edited) throw notLastMessage()
  const [careLevel = null] = await careLevels([message])
  const whole = await chatContext(user, conversation, message, new Date())
  const context = { ...whole, turns: whole.turns.slice(0, -edited.length) }
  const userMessage: MessageRow = { ...before, message, careLevel }
  const offered = await readOffers(user, userMessage, context)
  return withTools({
    user,
    conversation,
    isNewConversation: false,
    userMessage,
    replaced: null,
    edited,
    context: { ...context, offers: offered.offers },
    offered,
  })
}

/**
 * Takes out a message that is written anew, its reply, and what was made of it: memories, kept answers, and proposals
 * that nobody has answered. What was applied stands, without the words that it rested on.
 *
 * @throws AppError `conflict` where something was said meanwhile, or all was cleared
 */
export async function takeOutEdited(
  tx: Prisma.TransactionClient,
  user: UserRow,
  edited: readonly MessageRow[],
): Promise<void> {
  const [first] = edited
  if (!first) return
  const last = await lastFrom(tx, user, first.conversationId, first.id)
  if (!last || last.length !== edited.length || last.some(({ id }, at) => id !== edited[at]?.id)) throw notLastMessage()
  await forgetMessage(tx, user.id, first.id)
  await forgetQuotesOf(tx, user.id, first.id)
  for (const { id } of edited) await forgetAnswers(tx, user.id, id)
  await tx.chatMessage.deleteMany({ where: { id: { in: edited.map(({ id }) => id) }, userId: user.id } })
  await tx.user.update({ where: { id: user.id }, data: { messageCount: { decrement: edited.length } } })
}

/** A message and the reply to it, where they are a conversation's last; else null. */
async function lastFrom(
  tx: Prisma.TransactionClient | typeof db,
  user: UserRow,
  conversationId: string,
  messageId: string,
): Promise<MessageRow[] | null> {
  const newest = await tx.chatMessage.findMany({
    where: { conversationId, userId: user.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 2,
  })
  const at = newest.findIndex(({ id }) => id === messageId)
  if (at < 0 || newest.slice(0, at).some(({ isFromUser }) => isFromUser)) return null
  return newest.slice(0, at + 1).toReversed()
}

function notLastMessage(): AppError {
  return new AppError('conflict', serverMessages.notLastMessage)
}
