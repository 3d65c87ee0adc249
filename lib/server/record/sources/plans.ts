import 'server-only'
import { heldWords } from '@/lib/contract/plan-words'
import { storedPlanDays } from '@/lib/server/plans/serialize-plan'
import { kept } from './kept'
import type { Source } from './source'

/** Plans stand on the day that they start, with how they went. */
export const readPlans: Source = async (tx, ids) => {
  const rows = await tx.plan.findMany({ where: { id: { in: ids } }, include: { goal: kept } })
  return rows.map(({ id, userId, goalId, cue, action, obstacle, ifObstacle, startsOn, status, createdAt, ...row }) => {
    const outcomes = storedPlanDays.parse(row.outcomes)
    const days = outcomes.filter(({ outcome }) => outcome === 'held').length
    return {
      kind: 'plan',
      sourceId: id,
      refId: id,
      userId,
      goalId,
      date: startsOn,
      at: createdAt,
      // What was put down as held without a word of any day held all the same.
      figure: status === 'held' ? Math.max(1, days) : days,
      isDone: status !== 'active',
      neverSend: row.goal.neverSend,
      held: heldWords({ outcomes }) ?? (status === 'held' ? 'held' : 'no word of it yet'),
      texts: [`${cue}: ${action}`, obstacle, ifObstacle],
    }
  })
}
