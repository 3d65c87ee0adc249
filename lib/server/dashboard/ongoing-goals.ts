import 'server-only'
import type { DashboardGoal } from '@/lib/contract/dashboard'
import type { Domain } from '@/lib/contract/domains'
import type { Milestone } from '@/lib/contract/goal'
import { isResting } from '@/lib/contract/goal-question'
import type { GoalMeasure, RhythmStanding } from '@/lib/contract/measure'
import { hotPage } from '@/lib/server/db/keyset'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { storedMeasure, storedMilestones } from '@/lib/server/goals/stored-goal'
import { outlooksOf } from '@/lib/server/insights/insight-goals'
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
export type DayGoal = DashboardGoal & {
  milestones: Milestone[]
  measure: GoalMeasure | null
  reading: number | null
  rhythm: RhythmStanding | null
  /** Whether it is a rhythm whose last two periods were empty. */
  isMissed: boolean
}

/** The user's newest ongoing goals, newest first, as they stand at `now`. */
export async function ongoingGoals(user: UserRow, now: Date): Promise<DayGoal[]> {
  const { rows } = await hotPage(ongoing, { limit: MOST_GOALS }, (add) => [
    `"userId" = ${add(user.id)}`,
    `"isCompleted" = ${add(false)}`,
    '"droppedAt" IS NULL',
  ])
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
