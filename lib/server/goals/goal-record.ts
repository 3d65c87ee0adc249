import 'server-only'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import { rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import type { GoalRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { recentValues } from './measure/recent-values'
import { standingAt } from './rhythm/standing'
import { type GoalRow, serializeGoal, serializeProgressEvent } from './serialize-goal'
import { withTags } from './stored-goal'
import { standing } from './take-back'

/** How much the coach is told: enough to judge, bounded however old an account is. */
const EVENTS_PER_GOAL = 30
const EVENTS = 300
const GOALS = 40
const RECENTLY_DONE_MS = 14 * 86_400_000

/** A goal as the coach sees it, with the newest of its ledger and of its values. */
export async function goalRecord(goal: GoalRow): Promise<GoalRecord> {
  const [history, values] = await Promise.all([
    newestEvents({ goalId: goal.id }, EVENTS_PER_GOAL),
    recentValues([goal]),
  ])
  return { ...asRecorded(serializeGoal(goal)), history, values: values.get(goal.id) ?? [] }
}

/** The goals the coach talks about: the ongoing ones, newest first, and those completed in the last 14 days. */
export async function goalRecords(user: UserRow, now: Date): Promise<GoalRecord[]> {
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: GOALS, include: withTags }
  const recently = { gte: new Date(now.getTime() - RECENTLY_DONE_MS) }
  const [ongoing, done, events] = await Promise.all([
    db.goal.findMany({ where: { userId: user.id, isCompleted: false, droppedAt: null }, ...newest }),
    db.goal.findMany({ where: { userId: user.id, isCompleted: true, completedAt: recently }, ...newest }),
    newestEvents({ userId: user.id }, EVENTS),
  ])
  const goals = [...ongoing, ...done]
  const values = await recentValues(goals)
  return goals.map((goal) => ({
    ...asRecorded(serializeGoal(standingAt(user, goal, now))),
    history: events.filter((event) => event.goalId === goal.id),
    values: values.get(goal.id) ?? [],
  }))
}

/** A goal as the coach sees it but for its ledger and values: what counts towards a target is one thing, a rhythm another. */
export function asRecorded<Shown extends Pick<Goal, 'measure' | 'reading' | 'rhythm'>>({
  measure,
  reading,
  rhythm,
  ...goal
}: Shown) {
  const [target, often] = [targetOf(measure), rhythmOf(measure)]
  return {
    ...goal,
    measure: target,
    reading: target && reading,
    rhythm: often && rhythm && { measure: often, standing: rhythm },
  }
}

/** The newest ledger entries that were not taken back, oldest first. */
async function newestEvents(where: { goalId: string } | { userId: string }, take: number): Promise<ProgressEvent[]> {
  const events = await db.progressEvent.findMany({
    where: { ...where, ...standing },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take,
  })
  return events.reverse().map(serializeProgressEvent)
}
