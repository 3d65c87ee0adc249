import 'server-only'
import { getConversation } from '@/lib/server/conversations/find-conversations'
import { forgetChatAnswers } from '@/lib/server/db/kept-answers'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { forgetMessages } from '@/lib/server/memories/forget-source'
import { forgetMessageQuotes } from '@/lib/server/proposals/forget-source'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Deletes all of the user's messages, or those of one conversation, with what was learned from them and what is kept of
 * them for a repeated request; the conversations stay.
 *
 * @throws AppError `not_found` for a conversation that is not the user's
 */
export async function clearMessages(user: UserRow, conversationId: string | undefined): Promise<void> {
  if (conversationId !== undefined) await getConversation(user, conversationId)
  await userTransaction(user.id, async (tx) => {
    await forgetMessages(tx, user.id, conversationId)
    await forgetMessageQuotes(tx, user.id, conversationId)
    await forgetChatAnswers(tx, user.id, conversationId)
    const { count } = await tx.chatMessage.deleteMany({ where: { userId: user.id, conversationId } })
    await tx.conversation.updateMany({
      where: { userId: user.id, id: conversationId },
      data: { summary: '', summarizedThrough: null },
    })
    await tx.user.update({ where: { id: user.id }, data: { messageCount: { decrement: count } } })
  })
}
