import 'server-only'
import type { z } from 'zod'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { planMessages } from '@/lib/contract/messages/plans'
import type { newPlan, newPlanDay, planFilter, planPatch } from '@/lib/contract/plan'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid, notFound } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type PlanRow, storedPlanDays } from './serialize-plan'

/** How long a plan is tried before it is asked about. */
const TRIED_DAYS = 7

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/**
 * A page of the user's plans, newest first: of all goals, or of one.
 *
 * @throws AppError `not_found` for a goal that is not the user's
 */
export async function listPlans(
  user: UserRow,
  { goalId, status, limit, cursor }: z.output<typeof planFilter>,
): Promise<Page<PlanRow>> {
  if (goalId !== undefined) await getGoal(user, goalId)
  const owner = goalId === undefined ? { userId: user.id } : { goalId }
  const rows = await db.plan.findMany({
    where: { ...owner, status, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, newestFirst)
}

/** @throws AppError `not_found` for a plan that is not there or not the user's */
export async function getPlan(user: UserRow, id: string): Promise<PlanRow> {
  const row = await db.plan.findFirst({ where: { id, userId: user.id } })
  if (!row) throw notFound()
  return row
}

/** @throws AppError `not_found` for a goal that is not the user's; `validation_failed` for a review before the start */
export async function createPlan(user: UserRow, input: z.output<typeof newPlan>): Promise<PlanRow> {
  const { goalId, cue, action, obstacle = '', ifObstacle = '' } = input
  const startsOn = input.startsOn ?? dateIn(user.timeZone, new Date())
  const reviewOn = input.reviewOn ?? addDays(startsOn, TRIED_DAYS)
  requireOrder(startsOn, reviewOn)
  return userTransaction(user.id, async (tx) => {
    await getGoal(user, goalId)
    const data = { userId: user.id, goalId, cue, action, obstacle, ifObstacle, startsOn, reviewOn, outcomes: [] }
    return tx.plan.create({ data })
  })
}

/**
 * Changes what is sent of a plan.
 *
 * @throws AppError `not_found`; `validation_failed` for a review before the start
 */
export async function updatePlan(user: UserRow, id: string, patch: z.output<typeof planPatch>): Promise<PlanRow> {
  return userTransaction(user.id, async (tx) => {
    const { startsOn, reviewOn } = { ...(await getPlan(user, id)), ...patch }
    requireOrder(startsOn, reviewOn)
    return tx.plan.update({ where: { id, userId: user.id }, data: patch })
  })
}

/**
 * Notes how a plan went on a day; a second word on the same day takes the place of the first, and none takes it back.
 *
 * @throws AppError `not_found`; `validation_failed` for a day to come or before the plan
 */
export async function notePlanDay(
  user: UserRow,
  id: string,
  { date, outcome }: z.output<typeof newPlanDay>,
): Promise<PlanRow> {
  return userTransaction(user.id, async (tx) => {
    const row = await getPlan(user, id)
    if (date > dateIn(user.timeZone, new Date())) throw invalid({ date: [commonMessages.field.dateInFuture] })
    if (date < row.startsOn) throw invalid({ date: [planMessages.field.planNotBegun] })
    const others = storedPlanDays.parse(row.outcomes).filter((day) => day.date !== date)
    if (outcome !== null && others.length >= limits.planDays) throw invalid({ date: [planMessages.field.planFull] })
    const told = outcome === null ? [] : [{ date, outcome }]
    const outcomes = [...others, ...told].toSorted((one, other) => (one.date < other.date ? -1 : 1))
    await doneForKey(tx)
    return tx.plan.update({ where: { id, userId: user.id }, data: { outcomes } })
  })
}

/** @throws AppError `not_found` */
export async function deletePlan(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.plan.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetAnswers(tx, user.id, id)
  })
}

function requireOrder(startsOn: string, reviewOn: string): void {
  if (reviewOn < startsOn) throw invalid({ reviewOn: [planMessages.field.planReviewEarly] })
}
