import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { type InsightReceipt, type Receipt, sentKinds } from '@/lib/contract/receipt'
import type { SentPart, Usage } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import { estimateTokens } from '@/lib/server/coach/prompts/budget'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

type Tx = Prisma.TransactionClient
type ReceiptRow = Prisma.ReceiptGetPayload<object>

const KEPT_MS = 30 * 86_400_000
/** A whole record takes some milliseconds to pack, and shrinks to a fifth. */
const PACKED = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const storedSizes = z.array(z.object({ kind: z.enum(sentKinds), tokens: z.int() }))
const storedTexts = z.array(z.string())

/** What a model was sent for a reply, in the parts of its last request, which holds those before. */
export type Sent = { parts: SentPart[]; usages: readonly Usage[]; days: { from: string; to: string } | null }

/** The days of the record that stand in a context. */
export function daysTold({ journal, past, now, timeZone }: ChatContext): Sent['days'] {
  const days = [...journal.map(({ date }) => date), ...(past?.weeks ?? []).map(({ monday }) => monday)]
  const [from] = days.toSorted()
  return from === undefined ? null : { from, to: dateIn(timeZone, now) }
}

/** The row that keeps what was sent for a reply, to be written with it; null where no model was asked. */
export async function receiptRow(
  { id: messageId, userId, model }: { id: string; userId: string; model: string | null },
  sent: Sent,
): Promise<Prisma.ReceiptUncheckedCreateInput | null> {
  const kept = await sentColumns(model, sent)
  return kept && { messageId, userId, ...kept }
}

/** The columns of a receipt but whose it is; null where no model was asked. */
export async function sentColumns(model: string | null, { parts, usages, days }: Sent) {
  if (parts.length === 0 || model === null || usages.length === 0) return null
  const total = (of: keyof Usage) => usages.reduce((sum, usage) => sum + Number(usage[of]), 0)
  const texts = await pack(JSON.stringify(parts.map(({ text }) => text)), PACKED)
  return {
    model,
    recordFrom: days?.from ?? null,
    recordTo: days?.to ?? null,
    sizes: parts.map(({ kind, text }) => ({ kind, tokens: estimateTokens(text) })),
    texts: texts.toString('base64'),
    calls: usages.length,
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    cacheReadTokens: total('cacheReadTokens'),
    cacheCreationTokens: total('cacheCreationTokens'),
  }
}

/** What a model was sent for a reply. @throws AppError `not_found` where no model answered, or it is over 30 days ago */
export async function readReceipt({ id: userId }: UserRow, messageId: string): Promise<Receipt> {
  return { messageId, ...(await shownReceipt(await db.receipt.findFirst({ where: { messageId, userId } }))) }
}

/** A receipt as its owner sees it. @throws AppError `not_found` where there is none, or it is over 30 days old */
export async function shownReceipt(row: Omit<ReceiptRow, 'messageId' | 'userId'> | null): Promise<InsightReceipt> {
  if (!row || row.createdAt.getTime() < Date.now() - KEPT_MS) throw notFound()
  const texts = row.texts === null ? null : storedTexts.parse(JSON.parse(await unpacked(row.texts)))
  const { inputTokens, cacheReadTokens, cacheCreationTokens, outputTokens: output } = row
  const input = inputTokens + cacheReadTokens + cacheCreationTokens
  return {
    model: row.model,
    createdAt: row.createdAt.toISOString(),
    record: row.recordFrom && row.recordTo ? { from: row.recordFrom, to: row.recordTo } : null,
    parts: storedSizes.parse(row.sizes).map((size, at) => ({ ...size, text: texts?.[at] ?? null })),
    calls: row.calls,
    tokens: { input, cached: cacheReadTokens, output },
    cachedShare: input === 0 ? 0 : cacheReadTokens / input,
    cost: costOf(row),
  }
}

async function unpacked(texts: string): Promise<string> {
  return (await unpack(Buffer.from(texts, 'base64'))).toString()
}

type Counted = Pick<Usage, 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheCreationTokens'>

/** A million tokens read from the cache cost a tenth of those read afresh, and those put there a quarter more. */
function costOf({ inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens }: Counted): number | null {
  const price = env.AI_PRICES
  if (!price) return null
  const read = inputTokens + 0.1 * cacheReadTokens + 1.25 * cacheCreationTokens
  return (read * price.read + outputTokens * price.written) / 1_000_000
}

/**
 * Takes the words out of everything that was sent, since something the user deletes may stand in any of it: what is left
 * is how much it was.
 */
export async function blankReceipts(tx: Tx, userId: string): Promise<void> {
  const blank = { where: { userId, texts: { not: null } }, data: { texts: null } }
  await tx.receipt.updateMany(blank)
  await tx.insightReceipt.updateMany(blank)
}

/** Deletes what is not kept any longer, of whoever it is. */
export async function sweepReceipts(): Promise<void> {
  const old = { where: { createdAt: { lt: new Date(Date.now() - KEPT_MS) } } }
  await db.receipt.deleteMany(old)
  await db.insightReceipt.deleteMany(old)
}
