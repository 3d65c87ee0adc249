import 'server-only'
import type { Source } from './source'

export const readEntries: Source = async (tx, ids) => {
  const rows = await tx.journalEntry.findMany({
    where: { id: { in: ids } },
    select: { id: true, userId: true, date: true, mood: true, notes: true, neverSend: true, createdAt: true },
  })
  return rows.map(({ id, userId, date, mood, notes, neverSend, createdAt }) => ({
    kind: 'entry',
    sourceId: id,
    refId: id,
    userId,
    goalId: null,
    date,
    at: createdAt,
    figure: mood,
    isDone: null,
    neverSend,
    texts: [notes],
  }))
}
