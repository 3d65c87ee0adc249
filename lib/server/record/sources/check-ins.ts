import 'server-only'
import { z } from 'zod'
import { standing } from '@/lib/server/goals/take-back'
import { kept } from './kept'
import type { Source } from './source'

const moved = z.object({ progress: z.number() })

/** Answers to the coach that were not taken back; their figure is the progress that they led to. */
export const readCheckIns: Source = async (tx, ids) => {
  const rows = await tx.insightResponse.findMany({
    where: { id: { in: ids }, ...standing },
    select: { id: true, userId: true, goalId: true, response: true, appliedUpdates: true, createdAt: true, goal: kept },
  })
  return rows.map(({ id, userId, goalId, response, appliedUpdates, createdAt, goal }) => ({
    kind: 'checkIn',
    sourceId: id,
    refId: id,
    userId,
    goalId,
    date: null,
    at: createdAt,
    figure: moved.safeParse(appliedUpdates).data?.progress ?? null,
    isDone: null,
    neverSend: goal.neverSend,
    texts: [response],
  }))
}
