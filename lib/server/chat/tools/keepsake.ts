import 'server-only'
import type { Memory, Remembered } from '@/lib/contract/memory'
import { serializeMemory } from '@/lib/server/memories/memories'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** A fact that a model wants kept, in the place of another where it contradicts that. */
export type Keepsake = Pick<Memory, 'text' | 'kind'> & { replaces: string | null }

/** Pinned ones are not counted. */
const MOST_UNPINNED = 200

/**
 * Keeps facts from a message in the transaction that stores it. What is kept already, word for word, is not kept again;
 * over 200 unpinned, the oldest go.
 */
export async function storeKeepsakes(
  tx: Prisma.TransactionClient,
  userId: string,
  message: { id: string; createdAt: Date },
  keepsakes: readonly Keepsake[],
): Promise<Remembered[]> {
  const kept: Remembered[] = []
  for (const { text, kind, replaces } of keepsakes) {
    const known = await tx.memory.findMany({ where: { userId }, orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] })
    if (known.some((one) => one.text === text)) continue
    // Equal times say that the user has not touched it since.
    const at = message.createdAt
    const fact = { text, kind, sourceKind: 'message', sourceId: message.id, createdAt: at, updatedAt: at }
    const old = known.find(({ id }) => id === replaces)
    const row = old
      ? await tx.memory.update({ where: { id: old.id, userId }, data: fact })
      : await tx.memory.create({ data: { ...fact, userId } })
    kept.push({ ...serializeMemory(row), replaced: old?.text ?? null })
    const surplus = old ? [] : known.filter(({ pinned }) => !pinned).slice(MOST_UNPINNED - 1)
    if (surplus.length > 0) await tx.memory.deleteMany({ where: { userId, id: { in: surplus.map(({ id }) => id) } } })
  }
  return kept
}
