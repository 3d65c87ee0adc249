import 'server-only'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { userTransaction } from '@/lib/server/db/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { clearMessages } from './clear-messages'

/**
 * Deletes a conversation with its messages, what was learned from them and what is kept of it for a repeated request.
 *
 * @throws AppError `not_found`
 */
export async function deleteConversation(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    await clearMessages(user, id)
    await tx.conversation.delete({ where: { id, userId: user.id } })
    await forgetAnswers(tx, user.id, id)
  })
}
