import 'server-only'
import { median } from 'simple-statistics'
import type { z } from 'zod'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import type { Capacity, capacityQuery } from '@/lib/contract/capacity'
import { learnCapacity, type PastGoal } from '@/lib/server/coach/capacity'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { getGoal } from './find-goals'
import { rhythmMeasureOf } from './measure/counted-values'
import { storedPauses } from './stored-goal'

/** Before so many dated goals are done, the past says too little. */
const FEWEST = 5
/** Older ones say little of how a person plans now. */
const MOST_DONE = 40
const MOST_OPEN = 20
/** What a later day is offered for. */
const GOOD_CHANCE = 0.7

type Asked = z.output<typeof capacityQuery>
type Dated = Prisma.GoalGetPayload<{ select: typeof read }>

const read = {
  id: true,
  targetDate: true,
  createdAt: true,
  completedAt: true,
  measure: true,
  pauses: true,
} satisfies Prisma.GoalSelect

/**
 * What the user's own dated goals say of a date for a new goal, or for one that is there already. What was given to a goal
 * is counted to the first date that it is known to have had, so that a date moved along does not pass for a plan kept.
 *
 * @throws AppError `not_found`
 */
export async function capacityFor(user: UserRow, { targetDate, given, goalId }: Asked): Promise<Capacity | null> {
  const today = dateIn(user.timeZone, new Date())
  const goal = goalId === undefined ? null : await getGoal(user, goalId)
  const { past, dropped } = await ownPast(user, today, goalId)
  const done = past.filter(({ isDone }) => isDone)
  if (targetDate <= today || done.length < FEWEST) return null

  const begun = goal?.targetDate ? dateIn(user.timeZone, goal.createdAt) : today
  const meant = goal?.targetDate
    ? ((await firstDates([goal.id])).get(goal.id) ?? goal.targetDate)
    : (given ?? targetDate)
  const span = Math.max(1, daysBetween(begun, meant))
  const gone = daysBetween(begun, today) / span
  const { chanceWithin, timesFor } = learnCapacity(past, dropped)
  const chance = chanceWithin(daysBetween(begun, targetDate) / span, gone)
  const times = chance < GOOD_CHANCE ? timesFor(GOOD_CHANCE, gone) : null
  const later = times === null ? null : addDays(begun, Math.ceil(times * span))
  return {
    goals: done.length,
    times: Math.round(10 * median(done.map((one) => one.took / one.given))) / 10,
    chance: twoPlaces(chance),
    later:
      later === null ? null : { date: later, chance: twoPlaces(chanceWithin(daysBetween(begun, later) / span, gone)) },
  }
}

/** The dated goals that were done, those open past their date, and how many were dropped; rhythms are never done. */
async function ownPast(
  user: UserRow,
  today: string,
  but: string | undefined,
): Promise<{ past: PastGoal[]; dropped: number }> {
  const dated = { userId: user.id, targetDate: { not: null }, ...(but !== undefined && { id: { not: but } }) }
  const newest = { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] } satisfies Prisma.GoalFindManyArgs
  const [done, late, dropped] = await Promise.all([
    db.goal.findMany({
      where: { ...dated, isCompleted: true, completedAt: { not: null } },
      ...newest,
      select: read,
      take: MOST_DONE,
    }),
    db.goal.findMany({
      where: { ...dated, isCompleted: false, droppedAt: null, pausedAt: null, targetDate: { lt: today } },
      ...newest,
      select: read,
      take: MOST_OPEN,
    }),
    db.goal.findMany({
      where: { ...dated, isCompleted: false, droppedAt: { not: null } },
      ...newest,
      select: { id: true, measure: true },
      take: MOST_OPEN,
    }),
  ])
  const counted = [...done, ...late].filter((goal) => !rhythmMeasureOf(goal))
  const dates = await firstDates(counted.map(({ id }) => id))
  return {
    past: counted.map((goal) => pastOf(user, goal, dates.get(goal.id) ?? goal.targetDate ?? today, today)),
    dropped: dropped.filter((goal) => !rhythmMeasureOf(goal)).length,
  }
}

function pastOf(user: UserRow, goal: Dated, given: string, today: string): PastGoal {
  const begun = dateIn(user.timeZone, goal.createdAt)
  const until = goal.completedAt ? dateIn(user.timeZone, goal.completedAt) : today
  const rested = storedPauses
    .parse(goal.pauses)
    .reduce((days, pause) => days + Math.max(0, daysBetween(pause.from, pause.until)), 0)
  return {
    given: Math.max(1, daysBetween(begun, given)),
    took: Math.max(1, daysBetween(begun, until) - rested),
    isDone: goal.completedAt !== null,
  }
}

/** The date that each goal had when it was first forecast: dates are moved, and no ledger keeps what they were. */
async function firstDates(goalIds: string[]): Promise<Map<string, string>> {
  if (goalIds.length === 0) return new Map()
  const first = await db.forecastSnapshot.groupBy({
    by: ['goalId'],
    where: { goalId: { in: goalIds }, targetDate: { not: null } },
    _min: { day: true },
  })
  const days = first.flatMap(({ goalId, _min: { day } }) => (day === null ? [] : [{ goalId, day }]))
  if (days.length === 0) return new Map()
  const rows = await db.forecastSnapshot.findMany({ where: { OR: days }, select: { goalId: true, targetDate: true } })
  return new Map(rows.flatMap(({ goalId, targetDate }) => (targetDate === null ? [] : [[goalId, targetDate]])))
}

function twoPlaces(chance: number): number {
  return Math.round(100 * chance) / 100
}
