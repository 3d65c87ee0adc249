import 'server-only'
import { verdict } from '@/lib/contract/experiment'
import { kept } from './kept'
import type { Source } from './source'

/** Experiments stand on the day that they start, with their verdict where there is one. */
export const readExperiments: Source = async (tx, ids) => {
  const rows = await tx.experiment.findMany({ where: { id: { in: ids } }, include: { goal: kept } })
  return rows.map((row) => ({
    kind: 'experiment',
    sourceId: row.id,
    refId: row.id,
    userId: row.userId,
    goalId: row.goalId,
    date: row.startsOn,
    at: row.createdAt,
    figure: null,
    neverSend: row.goal?.neverSend ?? false,
    isDone: row.status !== 'running',
    texts: [row.question, row.action, verdict.nullable().parse(row.verdict)?.words ?? ''],
  }))
}
