import 'server-only'
import type { Remembered } from '@/lib/contract/memory'
import { extractMemory } from '@/lib/server/coach/memory/extract-memory'
import { reconcile } from '@/lib/server/coach/memory/reconcile'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { serializeMemory } from './memories'

/** Pinned memories are not counted. */
const MOST_UNPINNED = 200

type MemorySource = { kind: 'message' | 'journal'; id: string }

/** A fact worth keeping in what a user wrote, with when they wrote it. */
export type MemoryDraft = NonNullable<ReturnType<typeof draftMemory>>

/** The one fact in the text that is worth keeping, or null: none while memory is paused. Asks no database. */
export function draftMemory(user: Pick<UserRow, 'memoryPaused' | 'timeZone'>, text: string, now: Date) {
  if (user.memoryPaused) return null
  const at = { now, timeZone: user.timeZone }
  const fact = extractMemory(text, at)
  return fact && { fact, at }
}

/**
 * Keeps a fact in the transaction that stores its source, and answers with what came of it: at most one. A fact that
 * changes a kept one takes its place; over 200 unpinned, those untouched for longest go.
 */
export async function keepMemory(
  tx: Prisma.TransactionClient,
  userId: string,
  source: MemorySource,
  { fact: draft, at }: MemoryDraft,
): Promise<Remembered[]> {
  const known = await tx.memory.findMany({
    where: { userId },
    orderBy: [{ pinned: 'desc' }, { updatedAt: 'desc' }, { id: 'desc' }],
  })
  const outcome = reconcile(draft, known.map(serializeMemory), at)
  if (outcome.action === 'ignore') return []
  // Equal times say that the user has not touched it since.
  const fact = { text: draft.text, sourceKind: source.kind, sourceId: source.id, createdAt: at.now, updatedAt: at.now }
  if (outcome.action === 'replace') {
    const replaced = known.find(({ id }) => id === outcome.id)?.text ?? null
    const row = await tx.memory.update({ where: { id: outcome.id }, data: fact })
    return [{ ...serializeMemory(row), replaced }]
  }
  const row = await tx.memory.create({ data: { ...fact, userId, kind: draft.kind } })
  const surplus = known.filter(({ pinned }) => !pinned).slice(MOST_UNPINNED - 1)
  if (surplus.length > 0) await tx.memory.deleteMany({ where: { userId, id: { in: surplus.map(({ id }) => id) } } })
  return [{ ...serializeMemory(row), replaced: null }]
}
