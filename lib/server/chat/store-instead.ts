import 'server-only'
import type { ChatAnswer } from '@/lib/contract/chat'
import {
  lookedOf,
  type MessageRow,
  messageData,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { userTransaction } from '@/lib/server/user-transaction'
import { notLastReply } from './begin-again'
import type { Turn } from './begin-turn'

/**
 * Stores a whole reply in the place of the one before, in one transaction.
 *
 * @throws AppError `conflict` where something was said meanwhile: the reply before stands
 */
export async function storeInstead(
  { user, conversation: { id: conversationId }, userMessage, offered }: Turn,
  replaced: MessageRow,
  message: MessageRow,
): Promise<ChatAnswer> {
  const changed = await userTransaction(user.id, async (tx) => {
    const last = await tx.chatMessage.findFirst({
      where: { conversationId, userId: user.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    })
    if (last?.id !== replaced.id) throw notLastReply()
    await tx.chatMessage.delete({ where: { id: replaced.id } })
    await tx.chatMessage.create({ data: messageData(message) })
    await tx.proposal.updateMany({ where: { replyId: replaced.id, userId: user.id }, data: { replyId: message.id } })
    return tx.conversation.update({ where: { id: conversationId }, data: { updatedAt: message.createdAt } })
  })
  const proposals = offered.rows.map(serializeProposal)
  return {
    message: serializeMessage({ ...message, proposals }),
    userMessage: serializeMessage(userMessage),
    conversation: serializeConversation(changed),
    proposals,
    looked: lookedOf(message),
  }
}
