import 'server-only'
import type { ChatAnswer } from '@/lib/contract/chat'
import {
  lookedOf,
  type MessageRow,
  messageData,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { storeProposals } from '@/lib/server/proposals/propose'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { notLastReply } from './begin-again'
import type { Turn } from './begin-turn'
import { type ReceiptRow, receiptToKeep } from './receipt-to-keep'
import { storeKeepsakes } from './tools/keepsake'
import { isSame } from './tools/propose-changes'

/**
 * Stores a whole reply in the place of the one before, in one transaction.
 *
 * @throws AppError `conflict` where something was said meanwhile: the reply before stands
 */
export async function storeInstead(
  { user, conversation: { id: conversationId }, userMessage, context, offered, deeds }: Turn,
  replaced: MessageRow,
  message: MessageRow,
  receipt: ReceiptRow | null,
): Promise<ChatAnswer> {
  // What stands under the reply before stands under this one, too: it is not offered twice.
  const made = deeds.made.filter((row) => !offered.rows.some((one) => isSame(one, row)))
  const { stored, kept } = await userTransaction(user.id, async (tx) => {
    const last = await tx.chatMessage.findFirst({
      where: { conversationId, userId: user.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    })
    if (last?.id !== replaced.id) throw notLastReply()
    await tx.chatMessage.delete({ where: { id: replaced.id } })
    await tx.chatMessage.create({ data: messageData(message) })
    const sent = await receiptToKeep(tx, { user, context }, receipt)
    if (sent) await tx.receipt.create({ data: sent })
    await tx.proposal.updateMany({ where: { replyId: replaced.id, userId: user.id }, data: { replyId: message.id } })
    await storeProposals(tx, made, message.id)
    const kept = await storeKeepsakes(tx, user.id, userMessage, deeds.keepsakes)
    const stored = await tx.conversation.update({
      where: { id: conversationId },
      data: { updatedAt: message.createdAt },
    })
    return { stored, kept }
  })
  const proposals = [...offered.rows, ...made].map(serializeProposal)
  return {
    message: serializeMessage({ ...message, proposals }),
    userMessage: serializeMessage(userMessage),
    conversation: serializeConversation(stored),
    proposals,
    looked: lookedOf(message),
    ...(kept.length > 0 && { remembered: kept }),
  }
}
