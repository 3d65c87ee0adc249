import 'server-only'
import type { Source } from './source'

export const readValues: Source = async (tx, ids) => {
  const rows = await tx.datapoint.findMany({
    where: { id: { in: ids } },
    select: { id: true, userId: true, goalId: true, date: true, value: true, note: true, createdAt: true },
  })
  return rows.map(({ id, userId, goalId, date, value, note, createdAt }) => ({
    kind: 'value',
    sourceId: id,
    refId: id,
    userId,
    goalId,
    date,
    at: createdAt,
    figure: value,
    isDone: null,
    texts: [note],
  }))
}
