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
import { draftMemory, keepMemory } from '@/lib/server/memories/remember'
import { userTransaction } from '@/lib/server/user-transaction'
import type { Turn } from './begin-turn'
import { storeInstead } from './store-instead'
import { summarizeOlder } from './summarize-older'

/**
 * Stores both sides of a turn in one transaction: with the conversation where it is new, with the fact worth keeping in
 * what the user said, and with the summary of what leaves the coach's sight. A conversation that was archived meanwhile
 * takes the turn and stays archived. A reply that replaces another one is stored in its place.
 */
export async function storeTurn(
  turn: Turn,
  reply: { text: string; status: ChatMessage['status'] } & Source,
): Promise<ChatAnswer> {
  const { user, conversation, isNewConversation, userMessage, replaced } = turn
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
  if (replaced) return storeInstead(turn, replaced, message)
  const draft = draftMemory(user, userMessage.message, userMessage.createdAt)
  const { changed, learned } = await userTransaction(user.id, async (tx) => {
    if (isNewConversation) {
      await deactivateAll(tx, user.id)
      await tx.conversation.create({ data: conversation })
    }
    await tx.chatMessage.createMany({ data: [userMessage, message] })
    await tx.user.update({ where: { id: user.id }, data: { messageCount: { increment: 2 } } })
    const learned = draft ? await keepMemory(tx, user.id, { kind: 'message', id: userMessage.id }, draft) : []
    const summarized = await summarizeOlder(tx, user, conversation.id)
    const changed = await tx.conversation.update({
      where: { id: conversation.id },
      data: { ...summarized, updatedAt: message.createdAt },
    })
    return { changed, learned }
  })
  return {
    message: serializeMessage(message),
    userMessage: serializeMessage(userMessage),
    conversation: serializeConversation(changed),
    ...(learned.length > 0 && { remembered: learned }),
  }
}
