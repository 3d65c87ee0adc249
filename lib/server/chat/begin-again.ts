import 'server-only'
import { chatMessages } from '@/lib/contract/messages/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import { getConversation } from '@/lib/server/conversations/find-conversations'
import { db } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Turn, withTools } from './begin-turn'
import { chatContext } from './chat-context'
import { getMessage } from './find-messages'
import { planTalk } from './plan-talk'
import { offeredBefore } from './read-offers'

/**
 * Prepares another reply to the message that a conversation's last reply answers. The coach is told what it was told
 * then, and what it said, so that it says something else. The old reply stays until the new one is whole.
 *
 * @throws AppError `not_found` for a message that is not the user's, `conflict` for one that is not the last reply of a
 * conversation, or whose conversation is archived
 */
export async function beginAgain(user: UserRow, replyId: string, style?: ReplyStyle): Promise<Turn> {
  const replaced = await getMessage(user, replyId)
  const conversation = await getConversation(user, replaced.conversationId)
  if (conversation.archivedAt) throw new AppError('conflict', chatMessages.archivedConversation)
  const [last, userMessage] = await db.chatMessage.findMany({
    where: { conversationId: conversation.id, userId: user.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 2,
  })
  if (last?.id !== replyId || last.isFromUser || !userMessage?.isFromUser) throw notLastReply()
  const [context, proposals] = await Promise.all([
    chatContext(user, conversation, userMessage.message, new Date()),
    db.proposal.findMany({ where: { replyId, userId: user.id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  ])
  const offered = offeredBefore(proposals)
  const turns = context.turns.slice(0, -2)
  const talk = userMessage.careLevel === null ? await planTalk(user, userMessage.message, { ...context, turns }) : null
  return withTools({
    user,
    conversation,
    isNewConversation: false,
    userMessage,
    replaced,
    context: {
      ...context,
      offers: { ...offered.offers, ...(talk && ('words' in talk ? { talk: talk.words } : talk)) },
      turns,
      instead: replaced.message,
      ...(style && { style }),
    },
    offered,
  })
}

export function notLastReply(): AppError {
  return new AppError('conflict', serverMessages.notLastReply)
}
