import 'server-only'
import { wereWordsDeleted } from '@/lib/server/db/kept-answers'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Turn } from './begin-turn'

export type ReceiptRow = Prisma.ReceiptUncheckedCreateInput

/**
 * What is kept of what a model was sent for a turn's reply: not its words where the user has deleted something since the
 * turn began. To be asked before the transaction deletes anything itself.
 */
export async function receiptToKeep(
  tx: Prisma.TransactionClient,
  { user, context }: Pick<Turn, 'user' | 'context'>,
  receipt: ReceiptRow | null,
): Promise<ReceiptRow | null> {
  if (!receipt) return null
  return (await wereWordsDeleted(tx, user.id, context.now)) ? { ...receipt, texts: null } : receipt
}
