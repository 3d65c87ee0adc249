import 'server-only'
import { z } from 'zod'
import type {
  GoalResponseAnswer,
  goalResponse,
  InsightResponse,
  KeptResponse,
  newInsightResponse,
  responseFilter,
} from '@/lib/contract/insight-response'
import { careFor } from '@/lib/server/coach/safety'
import { db } from '@/lib/server/db/client'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { changeGoal } from '@/lib/server/goals/change-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { moveProgress } from '@/lib/server/goals/measure/move-progress'
import { reachedMilestones } from '@/lib/server/goals/measure/reached-milestones'
import { openAsk } from '@/lib/server/goals/open-ask'
import { appendNote, applyCompletion } from '@/lib/server/goals/progress-change'
import { type GoalRow, serializeGoal } from '@/lib/server/goals/serialize-goal'
import { newId } from '@/lib/server/ids'
import { lastAct } from '@/lib/server/proposals/find-proposals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ResponseRow = Prisma.InsightResponseGetPayload<object> & { act?: string | undefined }

const newestFirst = { column: 'createdAt', direction: 'desc' } as const
const storedUpdates = z.record(z.string(), z.unknown())

/**
 * A page of what the user answered about a goal, newest first.
 *
 * @throws AppError `not_found` for a goal that is not the user's
 */
export async function listResponses(
  user: UserRow,
  goalId: string,
  { limit, cursor }: z.output<typeof responseFilter>,
): Promise<Page<ResponseRow>> {
  const goal = await getGoal(user, goalId)
  const [rows, last] = await Promise.all([
    db.insightResponse.findMany({
      where: { goalId, ...afterCursor(newestFirst, cursor) },
      orderBy: orderBy(newestFirst),
      take: limit + 1,
    }),
    lastAct(user, goal),
  ])
  const told = rows.map((row): ResponseRow => (last?.sourceId === row.id ? { ...row, act: last.id } : row))
  return toPage(told, limit, newestFirst)
}

/** @throws AppError `not_found` */
export async function createResponse(user: UserRow, input: z.output<typeof newInsightResponse>): Promise<ResponseRow> {
  const { goalId, insightType, response, appliedUpdates = {} } = input
  // In the account's queue, so that the goal cannot go while its response is written.
  return userTransaction(user.id, async (tx) => {
    await getGoal(user, goalId)
    return tx.insightResponse.create({ data: { userId: user.id, goalId, insightType, response, appliedUpdates } })
  })
}

/**
 * Applies the updates of a response to an insight and keeps it, in one transaction. The progress notes get a
 * timestamped copy of the response; a measured goal gets the value that gives the progress; a progress of 100 completes the goal, with the notes it had as completion notes,
 * else the response.
 *
 * @throws AppError `not_found`
 */
export async function respondToGoal(
  user: UserRow,
  { goalId, responseText, goalUpdates = {} }: z.output<typeof goalResponse>,
): Promise<{ goal: GoalRow; response: ResponseRow }> {
  const { title, description } = goalUpdates
  const { goal, response } = await changeGoal(user, goalId, async (current, tx) => {
    const now = new Date()
    const id = newId()
    const isScore = rhythmMeasureOf(current) !== null && goalUpdates.progress !== 100
    const progress = isScore ? undefined : goalUpdates.progress
    const completionNotes = progress === 100 && !current.isCompleted ? current.progressNotes || responseText : undefined
    const progressNotes = appendNote(current.progressNotes, responseText, now)
    const ref = { kind: 'response', id, quote: '' } as const
    const isMoved = progress !== undefined && progress !== current.progress
    const moved = isMoved ? await moveProgress(tx, user, current, progress, { source: 'typed', ref }) : null
    const reached = moved?.values.length ? await reachedMilestones(tx, user, current) : null
    const completion = { progress: moved?.progress ?? progress, progressNotes, completionNotes }
    return {
      data: {
        title,
        description,
        reading: moved?.reading,
        milestones: reached?.milestones,
        ...applyCompletion(current, completion, now),
      },
      event: moved ? { newProgress: moved.progress, reasoning: responseText, source: 'insight' } : undefined,
      response: {
        id,
        insightType: 'goal_analysis',
        response: responseText,
        appliedUpdates: { title, description, progress },
      },
    }
  })
  if (!response) throw new Error('changeGoal stored no response')
  return { goal, response }
}

/** The response as the contract shows it, with what the coach asked back while that is open. */
export function serializeResponse(row: ResponseRow, now = new Date()): InsightResponse {
  const ask = openAsk(row, now)
  return {
    id: row.id,
    goalId: row.goalId,
    insightType: row.insightType as InsightResponse['insightType'],
    createdAt: row.createdAt.toISOString(),
    parsedData: { response: row.response, appliedUpdates: storedUpdates.parse(row.appliedUpdates) },
    ...(ask && { ask }),
    ...(row.act && { act: row.act }),
    ...(row.takenBackAt && { takenBackAt: row.takenBackAt.toISOString() }),
  }
}

/** The response as keeping it answers: with words of help where it is in crisis language. No engine is asked. */
export function serializeKeptResponse(row: ResponseRow, user: { timeZone: string }): KeptResponse {
  return { ...serializeResponse(row), ...careFor(row.response, user) }
}

/** The changed goal and the response that changed it, with words of help where that is in crisis language. */
export function serializeGoalResponse(
  { goal, response }: { goal: GoalRow; response: ResponseRow },
  user: { timeZone: string },
): GoalResponseAnswer {
  return { goal: serializeGoal(goal), response: serializeResponse(response), ...careFor(response.response, user) }
}
