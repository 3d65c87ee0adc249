import 'server-only'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** What a row takes along from the one that it belongs to: whether that one is never sent. */
export const kept = { select: { neverSend: true } } as const

/** Ids of the entries, messages and experiments, among those named, that are never sent, whatever holds them. */
export async function neverSentOf(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<Set<string>> {
  const where = { id: { in: [...ids] } }
  const [entries, messages, experiments] = await Promise.all([
    tx.journalEntry.findMany({ where: { ...where, neverSend: true }, select: { id: true } }),
    tx.chatMessage.findMany({ where: { ...where, conversation: { neverSend: true } }, select: { id: true } }),
    tx.experiment.findMany({ where: { ...where, goal: { neverSend: true } }, select: { id: true } }),
  ])
  return new Set([...entries, ...messages, ...experiments].map(({ id }) => id))
}
