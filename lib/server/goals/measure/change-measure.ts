import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { GoalMeasure, Measure, Rhythm } from '@/lib/contract/measure'
import { type Counted, OPENING, progressOf, readingAt, readingOf, valueTo } from '@/lib/contract/measure-reading'
import { measureMessages } from '@/lib/contract/messages/measures'
import { AppError, invalid } from '@/lib/server/errors'
import { type GoalRow, serializeGoal } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { addValue, asCounted, countedValues, measureOf } from './counted-values'

/** How a goal is to be counted, and what to make of what was counted so far. Null takes the measure away. */
export type MeasureChange = {
  measure: GoalMeasure | null
  /** What the goal stands at now, in the new unit. */
  reading?: number | undefined
  /** What the values are multiplied by where the unit changes. */
  convert?: number | undefined
  /** Whether the values stay as they are where the unit changes. */
  keep?: boolean | undefined
}

/** How a goal is counted after a change and what that comes to; without a measure its progress stays. */
export type Counting =
  | { measure: Measure; reading: number; progress: number }
  | { measure: Rhythm | null; reading: null }

/**
 * Sees to the values of a goal whose measure changes, as part of a transaction. A goal that was not counted before keeps
 * its progress by an opening value, or has the `reading` that is sent by one. Where it was counted in the same way its
 * values count by the new start and target. A rhythm gets no opening value. Without a measure the values stay, and count again once there is one.
 *
 * @throws AppError `conflict` where values are there in another unit and nothing says what becomes of them
 */
export async function changeMeasure(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  change: MeasureChange,
): Promise<Counting> {
  const { measure } = change
  if (!measure) return { measure, reading: null }
  const before = await countedValues(tx, goal.id)
  if (measure.kind === 'rhythm') {
    // 90 kg are not 90 times.
    if (measureOf(goal)) await converted(tx, goal, measure, before, change)
    return { measure, reading: null }
  }
  const values = await converted(tx, goal, measure, before, change)
  const counted = readingOf(measure, values)
  const wanted = change.reading ?? unlessCounted(goal, measure, counted)
  if (wanted === counted) return standing(measure, counted)
  const value = valueTo(measure, counted, wanted)
  const opening = await addValue(tx, user, goal.id, values, { value, source: 'coach', note: OPENING })
  return standing(measure, readingOf(measure, [...values, asCounted(opening)]))
}

function standing(measure: Measure, reading: number): Counting {
  return { measure, reading, progress: progressOf(measure, reading) }
}

/** The reading that keeps the progress, where the values were not counted in this way so far. */
function unlessCounted(goal: GoalRow, measure: Measure, counted: number): number {
  const isCounted = measureOf(goal)?.kind === measure.kind || progressOf(measure, counted) === goal.progress
  return isCounted ? counted : readingAt(measure, goal.progress)
}

/** Whether values count in a changed measure as they are. */
export function isSameUnit(old: Measure, measure: GoalMeasure): boolean {
  return measure.kind !== 'rhythm' && old.unit === measure.unit && old.format === measure.format
}

async function converted(
  tx: Prisma.TransactionClient,
  goal: GoalRow,
  measure: GoalMeasure,
  values: Counted[],
  { convert, keep }: MeasureChange,
): Promise<Counted[]> {
  const old = measureOf(goal)
  if (values.length === 0 || !old || isSameUnit(old, measure)) return values
  if (convert === undefined) {
    if (keep) return values
    const fields = { measure: [measureMessages.field.unitChanged] }
    throw new AppError('conflict', measureMessages.field.unitChanged, { fields, current: serializeGoal(goal) })
  }
  const scaled = values.map((one) => ({ ...one, value: one.value * convert }))
  if (scaled.some(({ value }) => Math.abs(value) > limits.amount)) {
    throw invalid({ convert: [measureMessages.field.amountRange] })
  }
  await tx.datapoint.updateMany({ where: { goalId: goal.id }, data: { value: { multiply: convert } } })
  return scaled
}
