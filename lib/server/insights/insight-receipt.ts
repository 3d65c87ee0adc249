import 'server-only'
import type { InsightReceipt } from '@/lib/contract/receipt'
import { db } from '@/lib/server/db/client'
import { wereWordsDeleted } from '@/lib/server/db/kept-answers'
import { type Sent, sentColumns, shownReceipt } from '@/lib/server/receipts/receipts'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Whose insight something was sent for: that of a week, or the analysis of a goal. */
type InsightOf = { userId: string; weekId: string } | { userId: string; goalId: string }

/**
 * Keeps what was sent for an insight in place of what was for the one before it; nothing where no model answered, and
 * not its words where the user has deleted something since it was asked.
 */
export async function keepInsightReceipt(
  tx: Prisma.TransactionClient,
  of: InsightOf,
  { model, sent, askedAt }: { model: string | null; sent: Sent | null; askedAt: Date },
): Promise<void> {
  await tx.insightReceipt.deleteMany({ where: of })
  const kept = sent && (await sentColumns(model, sent))
  if (!kept) return
  const texts = (await wereWordsDeleted(tx, of.userId, askedAt)) ? null : kept.texts
  await tx.insightReceipt.create({ data: { ...of, ...kept, texts } })
}

/** What a model was sent for the insight that stands. @throws AppError `not_found` where none answered, or over 30 days ago */
export async function readInsightReceipt(of: InsightOf): Promise<InsightReceipt> {
  const byModel = { source: { not: 'built-in' } }
  return shownReceipt(
    await db.insightReceipt.findFirst({ where: { ...of, OR: [{ week: byModel }, { analysis: byModel }] } }),
  )
}
