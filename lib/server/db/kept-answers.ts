import 'server-only'
import { errorStatus } from '@/lib/contract/error'
import { serverMessages } from '@/lib/contract/messages/server'
import { sweepPhotos } from '@/lib/server/attachments/sweep-photos'
import { sweepChallenges } from '@/lib/server/auth/passkeys/challenges'
import { sweepReads } from '@/lib/server/clients/token-reads'
import { sweepUploads } from '@/lib/server/imports/sweep-uploads'
import { log } from '@/lib/server/log'
import { blankReceipts, sweepReceipts } from '@/lib/server/receipts/receipts'
import { isStopping } from '@/lib/server/stopping'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { db } from './client'

type Tx = Prisma.TransactionClient

const KEPT_MS = 24 * 60 * 60_000
/** Longer than a reply can be under way. */
const NOTED_MS = 60 * 60_000
const SWEEP_EVERY_MS = 5 * 60_000
const CHAT = '/api/chat'
/** Beside the endpoints that answers are kept of: when a conversation was cleared, by its id, or all of them. */
const CLEARED = 'cleared'
const ALL = '*'
/** Noted under the same: when anything was deleted. */
const WORDS = 'words'

/** What a repeat is told whose answer held something that has been deleted since. The key stays used: nothing is made anew. */
function gone() {
  const body = JSON.stringify({ error: serverMessages.notFound, code: 'not_found' })
  const response = JSON.stringify({ headers: [['content-type', 'application/json']], body })
  return { status: errorStatus.not_found, response, expiresAt: new Date(Date.now() + KEPT_MS) }
}

/** Takes what a user deletes, by its id, out of the answers that are kept for their keys, and out of what models were sent. */
export async function forgetAnswers(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.idempotencyKey.updateMany({ where: { userId, response: { contains: id } }, data: gone() })
  await forgetSent(tx, userId)
}

/**
 * The same for the messages of a conversation, or for all of them, and notes that they were cleared. Nothing is kept
 * either of replies that are under way, at most two, whichever conversation they are for.
 */
export async function forgetChatAnswers(tx: Tx, userId: string, conversationId: string | undefined): Promise<void> {
  const chat = { userId, endpoint: { startsWith: CHAT } }
  await tx.idempotencyKey.updateMany({
    where: { ...chat, OR: [{ response: { contains: conversationId ?? '' } }, { response: null }] },
    data: gone(),
  })
  await forgetSent(tx, userId)
  await note(tx, userId, conversationId ?? ALL)
}

/** Takes the words out of what models were sent, and notes it for replies that are under way. */
async function forgetSent(tx: Tx, userId: string): Promise<void> {
  await blankReceipts(tx, userId)
  await note(tx, userId, WORDS)
}

async function note(tx: Tx, userId: string, key: string): Promise<void> {
  const name = { userId, endpoint: CLEARED, key }
  await tx.idempotencyKey.deleteMany({ where: name })
  await tx.idempotencyKey.create({ data: { ...name, requestHash: '', expiresAt: new Date(Date.now() + NOTED_MS) } })
}

/** Whether the user has deleted anything after a moment of the last hour. */
export async function wereWordsDeleted(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const where = { userId, endpoint: CLEARED, key: WORDS, createdAt: { gt: since } }
  return (await tx.idempotencyKey.count({ where })) > 0
}

/** Whether a conversation, or all of the user's, were cleared after a moment of the last hour. */
export async function wereCleared(tx: Tx, userId: string, conversationId: string, since: Date): Promise<boolean> {
  const where = { userId, endpoint: CLEARED, key: { in: [conversationId, ALL] }, createdAt: { gt: since } }
  return (await tx.idempotencyKey.count({ where })) > 0
}

/** Deletes what is not kept any longer, of whoever it is. */
export async function sweepAnswers(): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { expiresAt: { lt: new Date() } } })
}

/** Sweeps now and then for as long as the process lives. */
export function startSweeping(): void {
  const sweep = () => {
    if (isStopping()) return
    sweepAnswers().catch((err: unknown) => log.warn({ err }, 'kept answers were not swept'))
    sweepReceipts().catch((err: unknown) => log.warn({ err }, 'what models were sent was not swept'))
    sweepUploads().catch((err: unknown) => log.warn({ err }, 'uploaded files were not swept'))
    sweepPhotos().catch((err: unknown) => log.warn({ err }, 'photos were not swept'))
    sweepChallenges().catch((err: unknown) => log.warn({ err }, 'unanswered challenges were not swept'))
    sweepReads().catch((err: unknown) => log.warn({ err }, 'reads of programs were not swept'))
  }
  setInterval(sweep, SWEEP_EVERY_MS).unref()
}
