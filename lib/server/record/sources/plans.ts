import 'server-only'
import { kept } from './kept'
import type { Source } from './source'

/** Plans stand on the day that they start. */
export const readPlans: Source = async (tx, ids) => {
  const rows = await tx.plan.findMany({ where: { id: { in: ids } }, include: { goal: kept } })
  return rows.map(({ id, userId, goalId, cue, action, obstacle, ifObstacle, startsOn, status, createdAt, goal }) => ({
    kind: 'plan',
    sourceId: id,
    refId: id,
    userId,
    goalId,
    date: startsOn,
    at: createdAt,
    figure: null,
    isDone: status !== 'active',
    neverSend: goal.neverSend,
    texts: [`${cue}: ${action}`, obstacle, ifObstacle],
  }))
}
