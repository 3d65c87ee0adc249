import 'server-only'
import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { type experimentFilter, type experimentPatch, MOST_SEED, type newExperiment } from '@/lib/contract/experiment'
import { limits } from '@/lib/contract/limits'
import { planMessages } from '@/lib/contract/messages/plans'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid, notFound } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { asOfNow } from './conclude'
import { drawDays } from './draw-days'
import { daysWithOutcomes } from './outcomes'
import { type ExperimentRow, storedDays } from './serialize-experiment'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** A page of the user's experiments as they stand by now, newest first. */
export async function listExperiments(
  user: UserRow,
  { limit, cursor }: z.output<typeof experimentFilter>,
): Promise<Page<ExperimentRow>> {
  const rows = await db.experiment.findMany({
    where: { userId: user.id, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  const page = toPage(rows, limit, newestFirst)
  const shown: ExperimentRow[] = []
  for (const row of page.rows) shown.push(await asOfNow(user, row))
  return { ...page, rows: shown }
}

/** @throws AppError `not_found` for an experiment that is not there or not the user's */
export async function getExperiment(user: UserRow, id: string): Promise<ExperimentRow> {
  const row = await db.experiment.findFirst({ where: { id, userId: user.id } })
  if (!row) throw notFound()
  return row
}

/**
 * Draws the days of an experiment and fixes them.
 *
 * @throws AppError `not_found` for a goal that is not the user's; `validation_failed` for a start that has passed, or
 * values without a goal
 */
export async function startExperiment(user: UserRow, input: z.output<typeof newExperiment>): Promise<ExperimentRow> {
  const { action, outcome, goalId = null, days: length = limits.experimentDays.default } = input
  const today = dateIn(user.timeZone, new Date())
  const startsOn = input.startsOn ?? today
  if (startsOn < today) throw invalid({ startsOn: [planMessages.field.experimentBegun] })
  if (outcome === 'value' && goalId === null) throw invalid({ goalId: [planMessages.field.experimentGoal] })
  const seed = randomInt(MOST_SEED)
  const days = drawDays(length, seed).map((on, at) => ({ date: addDays(startsOn, at), on, done: null, outcome: null }))
  const question = input.question || `${action}: does it help?`
  const endsOn = addDays(startsOn, length - 1)
  return userTransaction(user.id, async (tx) => {
    if (goalId !== null) await getGoal(user, goalId)
    const data = { userId: user.id, goalId, question, action, outcome, seed, days, startsOn, endsOn }
    return tx.experiment.create({ data })
  })
}

/**
 * Notes what was done on days, or ends the experiment early, without a verdict.
 *
 * @throws AppError `not_found`; `validation_failed` for days that are none of it or still to come, or where it is over
 */
export async function changeExperiment(
  user: UserRow,
  id: string,
  { days = [], status }: z.output<typeof experimentPatch>,
): Promise<ExperimentRow> {
  return userTransaction(user.id, async (tx) => {
    const row = await asOfNow(user, await getExperiment(user, id))
    if (row.status === 'stopped' && status === 'stopped' && days.length === 0) return row
    if (row.status !== 'running') throw invalid({ status: [planMessages.field.experimentOver] })
    const today = dateIn(user.timeZone, new Date())
    const done = new Map(days.map((day) => [day.date, day.done]))
    const drawn = storedDays.parse(row.days)
    if ([...done.keys()].some((date) => !drawn.some((day) => day.date === date))) {
      throw invalid({ days: [planMessages.field.experimentDay] })
    }
    if ([...done.keys()].some((date) => date > today)) throw invalid({ days: [planMessages.field.experimentDayToCome] })
    const changed = drawn.map((day) => ({ ...day, done: done.has(day.date) ? (done.get(day.date) ?? null) : day.done }))
    const kept = status === 'stopped' ? await daysWithOutcomes(user, { ...row, days: changed }) : changed
    return tx.experiment.update({ where: { id, userId: user.id }, data: { days: kept, status } })
  })
}

/** Deletes an experiment with what is remembered of it. @throws AppError `not_found` */
export async function deleteExperiment(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.experiment.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await tx.memory.deleteMany({ where: { userId: user.id, sourceKind: 'experiment', sourceId: id } })
    await forgetAnswers(tx, user.id, id)
  })
}
