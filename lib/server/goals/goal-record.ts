import 'server-only'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { GoalRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { recentValues } from './measure/recent-values'
import { type GoalRow, serializeGoal, serializeProgressEvent, withTags } from './serialize-goal'

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
  return { ...serializeGoal(goal), history, values: values.get(goal.id) ?? [] }
}

/** The goals the coach talks about: the ongoing ones, newest first, and those completed in the last 14 days. */
export async function goalRecords(user: UserRow, now: Date): Promise<GoalRecord[]> {
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: GOALS, include: withTags }
  const recently = { gte: new Date(now.getTime() - RECENTLY_DONE_MS) }
  const [ongoing, done, events] = await Promise.all([
    db.goal.findMany({ where: { userId: user.id, isCompleted: false }, ...newest }),
    db.goal.findMany({ where: { userId: user.id, isCompleted: true, completedAt: recently }, ...newest }),
    newestEvents({ userId: user.id }, EVENTS),
  ])
  const goals = [...ongoing, ...done]
  const values = await recentValues(goals)
  return goals.map((goal) => ({
    ...serializeGoal(goal),
    history: events.filter((event) => event.goalId === goal.id),
    values: values.get(goal.id) ?? [],
  }))
}

/** The newest ledger entries, oldest first. */
async function newestEvents(where: { goalId: string } | { userId: string }, take: number): Promise<ProgressEvent[]> {
  const events = await db.progressEvent.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take })
  return events.reverse().map(serializeProgressEvent)
}
