import 'server-only'
import { messages } from '@/lib/contract/messages'
import { invalid } from '@/lib/server/errors'
import { forgetDeletedWords } from '@/lib/server/record/forget-words'
import { userTransaction } from '@/lib/server/user-transaction'
import type { UserRow } from './serialize-user'

/**
 * Deletes the account: every row of the user goes with it in one transaction, its sessions too, and then the words that
 * the text index still holds.
 *
 * @throws AppError `validation_failed` unless the confirmation is the account's email
 */
export async function deleteAccount(user: UserRow, confirmation: string): Promise<void> {
  if (confirmation.trim().toLowerCase() !== user.email) throw invalid({ confirmation: [messages.field.emailMismatch] })
  await userTransaction(user.id, (tx) => tx.user.delete({ where: { id: user.id } }))
  await forgetDeletedWords()
}
