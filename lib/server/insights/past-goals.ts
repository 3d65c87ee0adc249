import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { dateIn } from '@/lib/contract/calendar'
import { newestOf, progressOf } from '@/lib/contract/measure-reading'
import type { InsightGoal } from '@/lib/server/coach/context'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { db } from '@/lib/server/db/client'
import { dateBefore } from '@/lib/server/goals/dates-before'
import { asRecorded } from '@/lib/server/goals/goal-record'
import { measureOf } from '@/lib/server/goals/measure/counted-values'
import { recentValues } from '@/lib/server/goals/measure/recent-values'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { type StoredGoal, storedMilestones, withTags } from '@/lib/server/goals/stored-goal'
import { standing } from '@/lib/server/goals/take-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { historiesOf } from './histories'

const GOALS = 40
const RECENTLY_DONE_MS = 14 * 86_400_000

/**
 * The goals of the user as they stood just before `end`, newest first: those under way then, and those completed in the
 * fourteen days before. Titles and measures are as they are now, since no ledger keeps what they were.
 */
export async function goalsBefore(user: UserRow, end: Date): Promise<InsightGoal[]> {
  const rows = await db.goal.findMany({
    where: {
      userId: user.id,
      createdAt: { lt: end },
      AND: [
        { OR: [{ isCompleted: false }, { completedAt: { gte: new Date(end.getTime() - RECENTLY_DONE_MS) } }] },
        { OR: [{ droppedAt: null }, { droppedAt: { gte: end } }] },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withTags,
    take: GOALS,
  })
  const ids = rows.map(({ id }) => id)
  const last = new Date(end.getTime() - 1)
  const lastDay = dateIn(user.timeZone, last)
  const [histories, values, sums] = await Promise.all([
    historiesOf(user.id, ids, end),
    recentValues(rows, lastDay),
    db.datapoint.groupBy({
      by: ['goalId'],
      where: { userId: user.id, goalId: { in: ids }, date: { lte: lastDay } },
      _sum: { value: true },
    }),
  ])
  const goals: InsightGoal[] = []
  for (const row of rows) {
    const history = histories.get(row.id) ?? []
    const told = values.get(row.id) ?? []
    const byLedger = history.at(-1)?.newProgress ?? (await progressBeforeLedger(user.id, row.id, end)) ?? row.progress
    const sum = sums.find(({ goalId }) => goalId === row.id)?._sum.value ?? 0
    const measure = measureOf(row)
    const newest = newestOf(told)?.value
    const reading = measure && (measure.kind === 'total' ? measure.start + sum : (newest ?? measure.start))
    const before = asBefore(row, end)
    const progress =
      measure && reading !== null && told.length > 0 && !before.isCompleted ? progressOf(measure, reading) : byLedger
    const goal = serializeGoal(standingAt(user, { ...before, progress }, last))
    const record = { ...asRecorded({ ...goal, reading }), history, values: told }
    goals.push({ ...record, outlook: goalOutlook(record, last, user.timeZone) })
    // Forty forecasts must not hold up everyone else's requests.
    await setImmediate()
  }
  return goals
}

/** What a row tells by itself of the time before. */
function asBefore(row: StoredGoal, end: Date): StoredGoal {
  const wasDone = row.isCompleted && row.completedAt !== null && row.completedAt < end
  const milestones = storedMilestones
    .parse(row.milestones)
    .map((one) =>
      one.completedAt !== null && new Date(one.completedAt) >= end
        ? { ...one, isCompleted: false, completedAt: null }
        : one,
    )
  return {
    ...row,
    targetDate: dateBefore(row, end),
    milestones,
    isCompleted: wasDone,
    ...(!wasDone && { completedAt: null, completionNotes: '' }),
    ...(row.pausedAt !== null && row.pausedAt >= end && { pausedAt: null, pausedUntil: null }),
    droppedAt: null,
  }
}

/** The progress of a goal whose ledger begins after an instant: what its first move began with. */
async function progressBeforeLedger(userId: string, goalId: string, end: Date): Promise<number | undefined> {
  const first = await db.progressEvent.findFirst({
    where: { userId, goalId, at: { gte: end }, ...standing },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { oldProgress: true },
  })
  return first?.oldProgress
}
