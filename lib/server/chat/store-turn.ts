import 'server-only'
import type { ChatAnswer, ChatMessage } from '@/lib/contract/chat'
import type { Source } from '@/lib/server/coach/coach'
import { deactivateAll } from '@/lib/server/conversations/change-conversation'
import {
  type MessageRow,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { newId } from '@/lib/server/ids'
import { userTransaction } from '@/lib/server/user-transaction'
import type { Turn } from './begin-turn'

/**
 * Stores both sides of a turn in one transaction, with the conversation where it is new. A conversation that was
 * archived meanwhile takes the turn and stays archived.
 */
export async function storeTurn(
  { user, conversation, isNewConversation, userMessage }: Turn,
  reply: { text: string; status: ChatMessage['status'] } & Source,
): Promise<ChatAnswer> {
  const now = new Date()
  const message: MessageRow = {
    id: newId(),
    userId: user.id,
    conversationId: conversation.id,
    message: reply.text,
    isFromUser: false,
    source: reply.source,
    model: reply.model,
    status: reply.status,
    // A reply is never as old as what it answers, whatever the clock's grain.
    createdAt: new Date(Math.max(now.getTime(), userMessage.createdAt.getTime() + 1)),
  }
  const stored = await userTransaction(user.id, async (tx) => {
    if (isNewConversation) {
      await deactivateAll(tx, user.id)
      await tx.conversation.create({ data: conversation })
    }
    await tx.chatMessage.createMany({ data: [userMessage, message] })
    await tx.user.update({ where: { id: user.id }, data: { messageCount: { increment: 2 } } })
    return tx.conversation.update({ where: { id: conversation.id }, data: { updatedAt: message.createdAt } })
  })
  return {
    message: serializeMessage(message),
    userMessage: serializeMessage(userMessage),
    conversation: serializeConversation(stored),
  }
}
