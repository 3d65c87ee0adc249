import 'server-only'
import { accountMessages } from '@/lib/contract/messages/account'
import { removeAllPhotos } from '@/lib/server/attachments/photo-files'
import { dropConnection, INSTANCE } from '@/lib/server/connection/kept-connections'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { forgetDeletedWords } from '@/lib/server/record/forget-words'
import type { UserRow } from './serialize-user'

/**
 * Deletes the account: every row of the user goes with it in one transaction, its sessions too, and then its photos and
 * the words that the text index still holds.
 *
 * @throws AppError `validation_failed` unless the confirmation is the account's email
 */
export async function deleteAccount(user: UserRow, confirmation: string): Promise<void> {
  if (confirmation.trim().toLowerCase() !== user.email)
    throw invalid({ confirmation: [accountMessages.field.emailMismatch] })
  await userTransaction(user.id, (tx) => tx.user.delete({ where: { id: user.id } }))
  for (const id of [INSTANCE, user.id]) dropConnection(id)
  await removeAllPhotos(user.id).catch((err: unknown) => log.warn({ err }, 'photos were not removed'))
  await forgetDeletedWords()
}
