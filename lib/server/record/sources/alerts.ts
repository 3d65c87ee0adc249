import 'server-only'
import { kept } from './kept'
import type { Source } from './source'

/** Alerts stand at the time that they are for. */
export const readAlerts: Source = async (tx, ids) => {
  const rows = await tx.reminder.findMany({
    where: { id: { in: ids } },
    select: { id: true, userId: true, goalId: true, title: true, scheduledFor: true, isDone: true, goal: kept },
  })
  return rows.map(({ id, userId, goalId, title, scheduledFor, isDone, goal }) => ({
    kind: 'alert',
    sourceId: id,
    refId: id,
    userId,
    goalId,
    date: null,
    at: scheduledFor,
    figure: null,
    isDone,
    ...(isDone && { held: 'done' }),
    neverSend: goal?.neverSend ?? false,
    texts: [title],
  }))
}
