import 'server-only'
import { z } from 'zod'
import type { Source } from './source'

const lines = z.array(z.string())

/** Weekly insights stand on the first day of their week. */
export const readInsights: Source = async (tx, ids) => {
  const rows = await tx.weeklyInsight.findMany({ where: { id: { in: ids } } })
  return rows.map((row) => ({
    kind: 'insight',
    sourceId: row.id,
    refId: row.id,
    userId: row.userId,
    goalId: null,
    date: row.weekStart,
    at: row.generatedAt,
    figure: null,
    isDone: null,
    texts: [
      row.summary,
      ...[row.achievements, row.challenges, row.recommendations, row.nextWeekFocus].flatMap((list) =>
        lines.parse(list),
      ),
      row.moodTrends,
      row.goalProgress,
    ],
  }))
}
