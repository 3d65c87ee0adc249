import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Measure, Rhythm } from '@/lib/contract/measure'
import { type Counted, newestOf, rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import type { ValueRow } from './serialize-value'

type Transaction = Prisma.TransactionClient

/** A value that is to be written; for today where no day is named. */
export type ValueDraft = Pick<ValueRow, 'value'> & {
  source: 'typed' | 'heard' | 'coach'
  date?: string | undefined
  note?: string | undefined
  ref?: { kind: 'response' | 'message' | 'journal'; id: string; quote: string } | undefined
}

/** How a goal is counted towards a target; null for a rhythm, and where the coach judges it. */
export function measureOf(goal: { measure: unknown }): Measure | null {
  return goal.measure === null ? null : targetOf(storedMeasure.parse(goal.measure))
}

/** How often a goal is to be done; null where it is no rhythm. */
export function rhythmMeasureOf(goal: { measure: unknown }): Rhythm | null {
  return goal.measure === null ? null : rhythmOf(storedMeasure.parse(goal.measure))
}

/** All values of a goal, in no order. */
export async function countedValues(tx: Pick<Transaction, 'datapoint'>, goalId: string): Promise<Counted[]> {
  const select = { date: true, value: true, createdAt: true }
  const rows = await tx.datapoint.findMany({ where: { goalId }, select })
  return rows.map(asCounted)
}

/** All values of several goals up to a day, by the goal's id: one query. */
export async function countedValuesOf(
  tx: Pick<Transaction, 'datapoint'>,
  goalIds: readonly string[],
  until: string,
): Promise<Map<string, Counted[]>> {
  const values = new Map<string, Counted[]>(goalIds.map((id) => [id, []]))
  if (goalIds.length === 0) return values
  const select = { goalId: true, date: true, value: true, createdAt: true }
  const rows = await tx.datapoint.findMany({ where: { goalId: { in: [...goalIds] }, date: { lte: until } }, select })
  for (const row of rows) values.get(row.goalId)?.push(asCounted(row))
  return values
}

export function asCounted({ date, value, createdAt }: Pick<ValueRow, 'date' | 'value' | 'createdAt'>): Counted {
  return { date, value, createdAt: createdAt.toISOString() }
}

/**
 * Writes a value beside those that are there. It is made after all of them, also by a clock that was set back, and
 * where it names no day it is of today or, where someone has travelled west, of the newest day there is: so it is the
 * one that counts.
 */
export function addValue(
  tx: Transaction,
  user: UserRow,
  goalId: string,
  values: readonly Counted[],
  { value, source, date, note = '', ref }: ValueDraft,
): Promise<ValueRow> {
  const now = Date.now()
  const today = dateIn(user.timeZone, new Date(now))
  const newest = newestOf(values)?.date
  const last = values.reduce((time, one) => Math.max(time, Date.parse(one.createdAt) + 1), 0)
  return tx.datapoint.create({
    data: {
      id: newId(),
      userId: user.id,
      goalId,
      date: date ?? (newest !== undefined && newest > today ? newest : today),
      value,
      note,
      source,
      ref: ref ?? Prisma.DbNull,
      createdAt: new Date(Math.max(now, last)),
    },
  })
}
