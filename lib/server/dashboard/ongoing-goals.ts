import 'server-only'
import type { DashboardGoal } from '@/lib/contract/dashboard'
import type { Domain } from '@/lib/contract/domains'
import type { Milestone } from '@/lib/contract/goal'
import { isResting } from '@/lib/contract/goal-question'
import type { GoalMeasure, RhythmStanding } from '@/lib/contract/measure'
import type { AddValue, HotRow } from '@/lib/server/db/hot-rows'
import { hotPage } from '@/lib/server/db/keyset'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { storedMeasure, storedMilestones } from '@/lib/server/goals/stored-goal'
import { outlooksOf, statesOf } from '@/lib/server/insights/insight-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Enough to judge a day by, and few enough to be read at every look at it. */
const MOST_GOALS = 100

const ongoing = {
  table: 'Goal',
  columns: {
    id: 'text',
    title: 'text',
    domain: 'text',
    targetDate: 'text?',
    progress: 'number',
    createdAt: 'iso',
    updatedAt: 'iso',
    milestones: 'json',
    measure: 'json?',
    reading: 'number?',
    tally: 'json?',
    pausedAt: 'iso?',
    pausedUntil: 'text?',
    pauses: 'json?',
    version: 'number',
  },
  order: { column: 'createdAt', direction: 'desc' },
} as const

/** An ongoing goal with what its questions and rows of the day are made from. */
export type DayGoal = Omit<DashboardGoal, 'isCounted' | 'isWhole'> & {
  milestones: Milestone[]
  measure: GoalMeasure | null
  reading: number | null
  rhythm: RhythmStanding | null
  /** Whether it is a rhythm whose last two periods were empty. */
  isMissed: boolean
}

/** What tells one state of a goal from another. */
const states = {
  table: 'Goal',
  columns: { id: 'text', version: 'number', createdAt: 'iso', updatedAt: 'iso' },
  order: ongoing.order,
} as const

/** By goal. Reading its columns and reckoning with them costs ten times what asking for its state does. */
const known = new Map<string, { state: string; goal: DayGoal }>()
const MOST_KNOWN = 20_000

/**
 * The user's newest ongoing goals, newest first, as they stand at `now`. How one stands changes with its version and with
 * the user's day, and is kept until then.
 */
export async function ongoingGoals(user: UserRow, now: Date): Promise<DayGoal[]> {
  const ofUser = (add: AddValue) => [
    `"userId" = ${add(user.id)}`,
    `"isCompleted" = ${add(false)}`,
    '"droppedAt" IS NULL',
  ]
  const stateOf = statesOf(user, now)
  const { rows: stored } = await hotPage(states, { limit: MOST_GOALS }, ofUser)
  const kept = stored.flatMap((row) => {
    const found = known.get(row.id)
    return found?.state === stateOf(row) ? [found.goal] : []
  })
  if (kept.length === stored.length) return kept
  const { rows } = await hotPage(ongoing, { limit: MOST_GOALS }, ofUser)
  const goals = await standing(user, rows, now)
  if (known.size > MOST_KNOWN) known.clear()
  for (const [at, row] of rows.entries()) {
    const goal = goals[at]
    if (goal) known.set(row.id, { state: stateOf(row), goal })
  }
  return goals
}

async function standing(user: UserRow, rows: readonly HotRow<typeof ongoing.columns>[], now: Date): Promise<DayGoal[]> {
  const outlooks = await outlooksOf(user, rows, now)
  return rows.map((row) => {
    const { id, title, targetDate, createdAt, updatedAt, ...rest } = row
    const stored = { ...row, isCompleted: false, droppedAt: null }
    const { progress, reading, rhythm } = standingAt(user, stored, now)
    const milestones = storedMilestones.parse(rest.milestones)
    return {
      id,
      title,
      domain: rest.domain as Domain,
      targetDate,
      progress,
      createdAt,
      updatedAt,
      milestones,
      nextMilestone: milestones.find((one) => !one.isCompleted)?.title ?? null,
      status: outlooks.get(id)?.status ?? 'tooEarly',
      measure: storedMeasure.parse(rest.measure),
      reading,
      rhythm,
      isMissed: rhythm !== null && isResting(rhythm),
    }
  })
}
