import 'server-only'
import { neverSentOf } from './kept'
import type { Source } from './source'

export const readMemories: Source = async (tx, ids) => {
  const rows = await tx.memory.findMany({
    where: { id: { in: ids } },
    select: { id: true, userId: true, text: true, sourceId: true, createdAt: true },
  })
  const neverSent = await neverSentOf(
    tx,
    rows.map(({ sourceId }) => sourceId),
  )
  return rows.map(({ id, userId, text, sourceId, createdAt }) => ({
    kind: 'memory',
    sourceId: id,
    refId: id,
    userId,
    goalId: null,
    date: null,
    at: createdAt,
    figure: null,
    isDone: null,
    neverSend: neverSent.has(sourceId),
    texts: [text],
  }))
}
