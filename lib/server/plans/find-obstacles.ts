import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { ObstacleOffer } from '@/lib/contract/plan'
import { withoutExplicit } from '@/lib/server/coach/care-levels'
import { db } from '@/lib/server/db/client'
import { getGoal } from '@/lib/server/goals/find-goals'
import type { GoalRow } from '@/lib/server/goals/serialize-goal'
import { standing } from '@/lib/server/goals/take-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { obstacleIn } from './obstacle-in'
import { storedPlanDays } from './serialize-plan'

/** How far back is looked, how long a silence counts as a miss, and how much is offered. */
const LOOK_BACK_DAYS = 180
const SILENT_DAYS = 7
const MOST_MISSES = 40
const MOST_READ = 200
const MOST_OFFERS = 3

type Written = Pick<ObstacleOffer, 'ref' | 'date'> & { text: string }

/**
 * What stood in the way of a goal before: sentences that tell a reason, from what was written as it was missed, newest
 * first. Words of crisis are never among them.
 *
 * @throws AppError `not_found`
 */
export async function findObstacles(user: UserRow, goalId: string): Promise<ObstacleOffer[]> {
  const goal = await getGoal(user, goalId)
  const from = addDays(dateIn(user.timeZone, new Date()), -LOOK_BACK_DAYS)
  const missed = await missedDays(user, goal, from)
  const written = [...(await aboutGoal(user, goalId)), ...(await entriesAround(user, missed))]
  const shown = await withoutExplicit(
    written.filter(({ date }) => date >= from),
    ({ text }) => text,
  )
  const offers = shown
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap(({ text, ref, date }) => obstacleIn(text, goal.title).map((found) => ({ ...found, ref, date })))
  const byObstacle = new Map(offers.toReversed().map((offer) => [offer.obstacle.toLowerCase(), offer]))
  return [...byObstacle.values()].toReversed().slice(0, MOST_OFFERS)
}

/** The days on which it was missed: a plan not kept, ground lost, and the first of a silence. */
async function missedDays(user: UserRow, goal: GoalRow, from: string): Promise<string[]> {
  const dayOf = (at: Date) => dateIn(user.timeZone, at)
  const newest = { orderBy: { createdAt: 'desc' }, take: MOST_MISSES } as const
  const plans = await db.plan.findMany({ where: { goalId: goal.id }, ...newest })
  const events = await db.progressEvent.findMany({
    where: { goalId: goal.id, ...standing },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
  })
  const values = await db.datapoint.findMany({
    where: { goalId: goal.id, date: { gte: from } },
    select: { date: true },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
  })
  const notKept = plans.flatMap(({ outcomes }) =>
    storedPlanDays.parse(outcomes).flatMap(({ date, outcome }) => (outcome === 'held' ? [] : [date])),
  )
  const lost = events.filter((event) => event.newProgress < event.oldProgress).map(({ at }) => dayOf(at))
  const moves = new Set([...events.map(({ at }) => dayOf(at)), ...values.map(({ date }) => date)])
  const lively = [...moves, dayOf(goal.createdAt)].toSorted()
  const today = dayOf(new Date())
  const silent = lively.filter((day, at) => addDays(day, SILENT_DAYS) <= (lively[at + 1] ?? today))
  const days = [...notKept, ...lost, ...silent.flatMap((day) => [addDays(day, 1), addDays(day, 2), addDays(day, 3)])]
  return [...new Set(days)].toSorted().slice(-MOST_MISSES)
}

async function entriesAround({ id: userId }: UserRow, days: readonly string[]): Promise<Written[]> {
  if (days.length === 0) return []
  const dates = [...new Set(days.flatMap((day) => [addDays(day, -1), day]))]
  const rows = await db.journalEntry.findMany({
    where: { userId, date: { in: dates } },
    select: { id: true, date: true, notes: true },
    // Without an order of its own the first page is taken by the ids, of everyone's.
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
  })
  return rows.map(({ id, date, notes }) => ({ ref: { kind: 'journal', id }, date, text: notes }))
}

async function aboutGoal(user: UserRow, goalId: string): Promise<Written[]> {
  const rows = await db.insightResponse.findMany({
    where: { goalId, ...standing },
    select: { id: true, response: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
  })
  return rows.map(({ id, response, createdAt }) => {
    return { ref: { kind: 'response', id }, date: dateIn(user.timeZone, createdAt), text: response }
  })
}
