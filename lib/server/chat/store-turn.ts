import 'server-only'
import type { ChatAnswer } from '@/lib/contract/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { careLevels } from '@/lib/server/coach/care-levels'
import { deactivateAll } from '@/lib/server/conversations/change-conversation'
import {
  lookedOf,
  type MessageRow,
  messageData,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { wereCleared } from '@/lib/server/db/kept-answers'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { isVisit, noteSaid } from '@/lib/server/demo/visit'
import { AppError } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { draftMemory, keepMemory } from '@/lib/server/memories/remember'
import { storeProposals } from '@/lib/server/proposals/propose'
import { type ProposalRow, serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { receiptRow } from '@/lib/server/receipts/receipts'
import { aTurn } from '@/lib/server/take-turns'
import { coachNameOf } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { takeOutEdited } from './begin-edit'
import type { Turn } from './begin-turn'
import { receiptToKeep } from './receipt-to-keep'
import type { WholeReply } from './reply'
import { storeInstead } from './store-instead'
import { summarizeOlder } from './summarize-older'
import { storeKeepsakes } from './tools/keepsake'

/**
 * Stores both sides of a turn in one transaction: with the conversation where it is new, with the fact worth keeping in
 * what the user said, and with the summary of what leaves the coach's sight. A conversation that was archived meanwhile
 * takes the turn and stays archived; one that was cleared meanwhile stays so, and nothing of the turn is kept. A reply
 * that replaces another one is stored in its place; a message that is written anew takes the place of what it was.
 *
 * @throws AppError as `storeInstead` and `takeOutEdited`, and `coach_unavailable` for a reply that was to replace another one and was cut
 * short: the one before stands
 */
export async function storeTurn(turn: Turn, reply: WholeReply): Promise<ChatAnswer> {
  const { user, conversation, isNewConversation, userMessage, replaced, edited = [], deeds } = turn
  const now = new Date()
  const message: MessageRow = {
    id: newId(),
    userId: user.id,
    conversationId: conversation.id,
    message: reply.text,
    isFromUser: false,
    source: reply.source,
    model: reply.model,
    coachName: coachNameOf(user),
    status: reply.isCut || reply.isCutOff ? 'stopped' : 'complete',
    looked: reply.looked.length > 0 ? reply.looked : null,
    marks: reply.marks.length > 0 ? reply.marks : null,
    careLevel: null,
    // A reply is never as old as what it answers, whatever the clock's grain.
    createdAt: new Date(Math.max(now.getTime(), userMessage.createdAt.getTime() + 1)),
  }
  const receipt = reply.sent && (await receiptRow(message, reply.sent))
  if (replaced) {
    if (reply.isCut) throw new AppError('coach_unavailable', serverMessages.coachUnavailable)
    return storeInstead(turn, replaced, message, receipt)
  }
  // What is to be remembered by a press is not remembered without one.
  const offered = { ...turn.offered, rows: rowsUnder(turn) }
  const isOffered = offered.rows.some(({ verb }) => verb === 'memory.keep')
  const draft = isOffered || deeds.hadTools ? null : draftMemory(user, userMessage.message, userMessage.createdAt)
  await aTurn()
  const stored = await userTransaction(user.id, async (tx) => {
    if (await wasCleared(tx, turn)) return null
    const kept = await receiptToKeep(tx, turn, receipt)
    if (isNewConversation) {
      await deactivateAll(tx, user.id)
      await tx.conversation.create({ data: conversation })
    }
    await takeOutEdited(tx, user, edited)
    await tx.chatMessage.createMany({ data: [messageData(userMessage), messageData(message)] })
    if (kept) await tx.receipt.create({ data: kept })
    await storeProposals(tx, offered.rows, message.id)
    if (offered.replaced.length > 0) {
      const where = { id: { in: offered.replaced }, userId: user.id, status: 'proposed' }
      await tx.proposal.updateMany({ where, data: { status: 'dismissed' } })
    }
    await tx.user.update({ where: { id: user.id }, data: { messageCount: { increment: 2 } } })
    const learned = draft
      ? await keepMemory(tx, user.id, { kind: 'message', id: userMessage.id }, draft)
      : await storeKeepsakes(tx, user.id, userMessage, deeds.keepsakes)
    const summarized = await summarizeOlder(tx, user, conversation.id)
    const changed = await tx.conversation.update({
      where: { id: conversation.id },
      data: { ...summarized, updatedAt: message.createdAt },
    })
    return { changed, learned }
  })
  // The next turn sends this reply to a model, which sees no cry: it is read now, while nobody waits for it.
  if (reply.sent) void careLevels([reply.text])
  noteSaid(
    [userMessage, message],
    offered.rows.map((row) => ({ ...row, replyId: message.id })),
    offered.replaced,
  )
  const proposals = stored ? offered.rows.map(serializeProposal) : []
  return {
    message: serializeMessage({ ...message, proposals }),
    userMessage: serializeMessage(userMessage),
    conversation: serializeConversation(stored?.changed ?? conversation),
    proposals,
    looked: lookedOf(message),
    ...(stored && stored.learned.length > 0 && !isVisit() && { remembered: stored.learned }),
  }
}

/** The proposals that stand under a turn's reply: those read from the message, unless a model read them better, and its own. */
function rowsUnder({ offered, deeds }: Turn): ProposalRow[] {
  // A model that has tools offers an entry by itself.
  const told = new Set(offered.offers.heard.flatMap(({ id, verb }) => (verb === 'entry.write' ? id : [])))
  const isLeft = (id: string) => !deeds.superseded.has(id) && !(deeds.hadTools && told.has(id))
  return [...offered.rows.filter(({ id }) => isLeft(id)), ...deeds.made]
}

/** Whether all that had been said before this turn is gone by now, or, where it is the first, was cleared since it began. */
async function wasCleared(tx: Prisma.TransactionClient, turn: Turn): Promise<boolean> {
  const { user, conversation, userMessage, context } = turn
  const last = context.turns.at(-1)
  if (!last) return wereCleared(tx, user.id, conversation.id, userMessage.createdAt)
  const where = { conversationId: conversation.id, userId: user.id, createdAt: { lte: new Date(last.at) } }
  return (await tx.chatMessage.findFirst({ where, select: { id: true } })) === null
}
