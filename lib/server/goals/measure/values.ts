import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { dayName } from '@/lib/contract/day-words'
import type { Measure, newValue, valueFilter, valuePatch } from '@/lib/contract/measure'
import { readingOf, valueTo } from '@/lib/contract/measure-reading'
import { amountWords, mending } from '@/lib/contract/measure-words'
import { commonMessages } from '@/lib/contract/messages/common'
import { measureMessages } from '@/lib/contract/messages/measures'
import { serverMessages } from '@/lib/contract/messages/server'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid, notFound } from '@/lib/server/errors'
import { changeGoal } from '@/lib/server/goals/change-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { dayValueOf } from '@/lib/server/goals/rhythm/day-value'
import { type GoalRow, serializeGoal } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { addValue, asCounted, countedValues, measureOf, rhythmMeasureOf, type ValueDraft } from './counted-values'
import { reachedMilestones } from './reached-milestones'
import { recount } from './recount'
import type { ValueRow } from './serialize-value'

const newestFirst = { column: 'date', direction: 'desc' } as const

/**
 * A page of a goal's values, newest day first; those that outlived their measure, too.
 *
 * @throws AppError `not_found`
 */
export async function listValues(
  user: UserRow,
  goalId: string,
  { limit, cursor }: z.output<typeof valueFilter>,
): Promise<Page<ValueRow>> {
  await getGoal(user, goalId)
  const rows = await db.datapoint.findMany({
    where: { goalId, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, newestFirst)
}

/**
 * Writes a value of a measured goal, for today unless another day is named; its progress follows in the same
 * transaction. With `total` the value is what is missing to it, so that two tabs that send it count it once.
 *
 * @throws AppError `not_found`, `conflict` where the goal has no measure, or `validation_failed` for a date later than
 * today in the user's zone, for the total of a level or a rhythm, and for less than none of a rhythm. A day of a rhythm
 * that has a value keeps it, and that is the answer
 */
export async function createValue(
  user: UserRow,
  goalId: string,
  sent: z.output<typeof newValue>,
  origin: Pick<ValueDraft, 'source' | 'ref'> = { source: 'typed' },
): Promise<{ value: ValueRow; goal: GoalRow; isRepeat: boolean }> {
  const { value, total, date, note } = sent
  requireNotLaterThanToday(user, date)
  return userTransaction(user.id, async (tx) => {
    const stored = await getGoal(user, goalId)
    const day = await repeatedValue(user, goalId, sent)
    if (day) return { value: day, goal: stored, isRepeat: true }
    const { goal, made } = await changeGoal(user, goalId, async (current) => {
      const rhythm = rhythmMeasureOf(current)
      const before = await countedValues(tx, goalId)
      const draft = { date, note, ...origin }
      if (rhythm) {
        const day = date ?? dateIn(user.timeZone, new Date())
        const row = await addValue(tx, user, goalId, before, { ...draft, date: day, value: value ?? 0 })
        return { data: {}, made: row }
      }
      const measure = requireMeasure(current)
      if (total !== undefined && measure.kind === 'level')
        throw invalid({ total: [measureMessages.field.totalOfLevel] })
      const added = total === undefined ? (value ?? 0) : valueTo(measure, readingOf(measure, before), total)
      const row = await addValue(tx, user, goalId, before, { ...draft, value: added })
      const what =
        date === undefined || row.date >= dateIn(user.timeZone, new Date())
          ? ''
          : `Added for ${dayName(row.date, '')}. `
      const counted = recount(current, measure, before, [...before, asCounted(row)], new Date(), what)
      return { ...withReached(counted, await reachedMilestones(tx, user, current)), made: row }
    })
    return { value: made, goal, isRepeat: false }
  })
}

/** The value that the day of a rhythm has already, where another is sent for it; null where it has none. */
export async function repeatedValue(
  user: UserRow,
  goalId: string,
  { value, total, date }: z.output<typeof newValue>,
): Promise<ValueRow | null> {
  const rhythm = rhythmMeasureOf(await getGoal(user, goalId))
  if (rhythm && total !== undefined) throw invalid({ total: [measureMessages.field.totalOfLevel] })
  if (rhythm) requireTimes(value)
  return rhythm && dayValueOf(db, goalId, rhythm, date ?? dateIn(user.timeZone, new Date()))
}

/**
 * Changes what is sent of a value; its goal's progress follows.
 *
 * @throws AppError `not_found`, or `validation_failed` for a date later than today in the user's zone
 */
export async function updateValue(user: UserRow, id: string, patch: z.output<typeof valuePatch>): Promise<ValueRow> {
  requireNotLaterThanToday(user, patch.date)
  const { made } = await correct(
    user,
    id,
    (tx) => tx.datapoint.update({ where: { id, userId: user.id }, data: patch }),
    mending.corrected,
    patch.value,
  )
  return made
}

/** @throws AppError `not_found` */
export async function deleteValue(user: UserRow, id: string): Promise<void> {
  const write: Write = async (tx) => {
    await forgetAnswers(tx, user.id, id)
    return tx.datapoint.delete({ where: { id, userId: user.id } })
  }
  await correct(user, id, write, mending.deleted)
}

/** A recounted goal with the milestones that its values come to. */
function withReached(
  { data, event }: ReturnType<typeof recount>,
  { milestones, words }: Awaited<ReturnType<typeof reachedMilestones>>,
) {
  return { data: { ...data, milestones }, event: event && { ...event, reasoning: event.reasoning + words } }
}

type Write = (tx: Prisma.TransactionClient) => Promise<ValueRow>

async function correct(
  user: UserRow,
  id: string,
  write: Write,
  what: string,
  value?: number,
): Promise<{ made: ValueRow }> {
  const stored = await db.datapoint.findUnique({ where: { id, userId: user.id }, select: { goalId: true } })
  if (!stored) throw notFound()
  return changeGoal(user, stored.goalId, async (goal, tx) => {
    const was = await tx.datapoint.findUnique({ where: { id } })
    if (!was) throw notFound()
    if (rhythmMeasureOf(goal)) requireTimes(value)
    const measure = measureOf(goal)
    const before = measure ? await countedValues(tx, goal.id) : []
    const made = await write(tx)
    if (!measure) return { data: {}, made }
    const told = `${what} ${shownValue(measure, was)}${what === mending.corrected ? ` to ${shownValue(measure, made)}` : ''}. `
    const counted = recount(goal, measure, before, await countedValues(tx, goal.id), new Date(), told)
    return { ...withReached(counted, await reachedMilestones(tx, user, goal, undefined, { deleted: was })), made }
  })
}

/** A value and its day: "5 km of 3 Mar 2026". */
function shownValue(measure: Measure, { value, date }: Pick<ValueRow, 'value' | 'date'>): string {
  return `${amountWords(measure, value)} of ${dayName(date, '')}`
}

function requireTimes(value: number | undefined): void {
  if (value !== undefined && value < 0) throw invalid({ value: [measureMessages.field.timesOfRhythm] })
}

function requireMeasure(goal: GoalRow): Measure {
  const measure = measureOf(goal)
  if (!measure) throw new AppError('conflict', serverMessages.noMeasure, { current: serializeGoal(goal) })
  return measure
}

/** @throws AppError `validation_failed` for a day that is still to come for the user */
export function requireNotLaterThanToday(user: UserRow, date: string | undefined): void {
  if (date !== undefined && date > dateIn(user.timeZone, new Date())) {
    throw invalid({ date: [commonMessages.field.dateInFuture] })
  }
}
