import 'server-only'
import { type DateBefore, datesBefore } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import { Prisma } from '@/prisma/generated/sqlite/client'

const stored = datesBefore.nullable()

type Dated = { targetDate: string | null; datesBefore: unknown }

/** The target dates that a goal had before, oldest first. */
export function datesBeforeOf(goal: Pick<Dated, 'datesBefore'>): readonly DateBefore[] {
  return stored.parse(goal.datesBefore) ?? []
}

/** How they stand in their column. */
export function datesColumn(dates: readonly DateBefore[]) {
  return dates.length > 0 ? [...dates] : Prisma.DbNull
}

/** The column once a date is changed, undefined where it stays. */
export function datesAfter(goal: Dated, targetDate: string | null | undefined, now: Date) {
  if (targetDate === undefined || targetDate === goal.targetDate) return undefined
  const left = { until: now.toISOString(), targetDate: goal.targetDate }
  return datesColumn([...datesBeforeOf(goal), left].slice(-limits.datesBefore))
}

/** The target date that a goal had just before an instant. */
export function dateBefore(goal: Dated, end: Date): string | null {
  const then = datesBeforeOf(goal).find(({ until }) => new Date(until) >= end)
  return then ? then.targetDate : goal.targetDate
}
