import 'server-only'
import type { Source } from './source'

export const readMemories: Source = async (tx, ids) => {
  const rows = await tx.memory.findMany({
    where: { id: { in: ids } },
    select: { id: true, userId: true, text: true, createdAt: true },
  })
  return rows.map(({ id, userId, text, createdAt }) => ({
    kind: 'memory',
    sourceId: id,
    refId: id,
    userId,
    goalId: null,
    date: null,
    at: createdAt,
    figure: null,
    isDone: null,
    texts: [text],
  }))
}
