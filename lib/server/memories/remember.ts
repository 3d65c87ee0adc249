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

/**
 * Keeps the one fact in what the user wrote that is worth keeping, in the transaction that stores its source, and
 * answers with what came of it: at most one. Nothing while memory is paused. A fact that changes a kept one takes its
 * place; over 200 unpinned, those untouched for longest go.
 */
export async function remember(
  tx: Prisma.TransactionClient,
  user: Pick<UserRow, 'id' | 'memoryPaused' | 'timeZone'>,
  source: MemorySource,
  text: string,
  now: Date,
): Promise<Remembered[]> {
  if (user.memoryPaused) return []
  const at = { now, timeZone: user.timeZone }
  const draft = extractMemory(text, at)
  if (!draft) return []
  const known = await tx.memory.findMany({
    where: { userId: user.id },
    orderBy: [{ pinned: 'desc' }, { updatedAt: 'desc' }, { id: 'desc' }],
  })
  const outcome = reconcile(draft, known.map(serializeMemory), at)
  if (outcome.action === 'ignore') return []
  // Equal times say that the user has not touched it since.
  const fact = { text: draft.text, sourceKind: source.kind, sourceId: source.id, createdAt: now, updatedAt: now }
  if (outcome.action === 'replace') {
    const replaced = known.find(({ id }) => id === outcome.id)?.text ?? null
    const row = await tx.memory.update({ where: { id: outcome.id }, data: fact })
    return [{ ...serializeMemory(row), replaced }]
  }
  const row = await tx.memory.create({ data: { ...fact, userId: user.id, kind: draft.kind } })
  const surplus = known.filter(({ pinned }) => !pinned).slice(MOST_UNPINNED - 1)
  if (surplus.length > 0)
    await tx.memory.deleteMany({ where: { userId: user.id, id: { in: surplus.map(({ id }) => id) } } })
  return [{ ...serializeMemory(row), replaced: null }]
}
