import 'server-only'
import type { GoalRecord } from './context'
import { addDays, calendarDay, daysBetween } from './dates'

/** The window of "lately", in days, today included. */
export const RECENT_DAYS = 14

/** What can be said of one goal, computed. Days are calendar days in the user's zone, rates are percentage points a week. */
export type GoalFacts = {
  goal: GoalRecord
  today: string
  daysSinceStart: number
  /** Negative once the date has passed; null without a target date. */
  daysLeft: number | null
  /** Past its date and not complete. */
  isOverdue: boolean
  /** Days since the ledger last heard of the goal; null when it never did. */
  daysSinceCheckIn: number | null
  checkInsLately: number
  /** Points gained over the last 14 days; negative when ground was lost. */
  gainLately: number
  /** Points a week since the start; null in the first three days, when it would be noise. */
  pacePerWeek: number | null
  /** Points a week that reach 100 on the target date; null without one, or when it is today or past. */
  neededPerWeek: number | null
  /** Whether the pace so far suffices; null when either is unknown. */
  isOnPace: boolean | null
  milestonesDone: number
  milestonesTotal: number
  nextMilestone: string | null
  /** The latest change that moved the number. */
  lastMove: { from: number; to: number; daysAgo: number; reasoning: string } | null
}

/** Computes the facts of a goal at `now`, in the user's IANA zone. Pure. */
export function goalFacts(goal: GoalRecord, now: Date, timeZone: string): GoalFacts {
  const today = calendarDay(now, timeZone)
  const dayOf = (at: string) => calendarDay(new Date(at), timeZone)
  const daysSinceStart = Math.max(0, daysBetween(dayOf(goal.createdAt), today))
  const daysLeft = goal.targetDate ? daysBetween(today, goal.targetDate) : null
  const ledger = goal.history.filter((event) => event.source !== 'import')
  const windowStart = addDays(today, 1 - RECENT_DAYS)
  const lately = ledger.filter((event) => dayOf(event.at) >= windowStart)
  const last = ledger.at(-1)
  const moved = ledger.findLast((event) => event.newProgress !== event.oldProgress)
  const pacePerWeek = daysSinceStart < 3 ? null : (goal.progress / daysSinceStart) * 7
  const neededPerWeek =
    daysLeft !== null && daysLeft > 0 && !goal.isCompleted ? ((100 - goal.progress) / daysLeft) * 7 : null

  return {
    goal,
    today,
    daysSinceStart,
    daysLeft,
    isOverdue: daysLeft !== null && daysLeft < 0 && !goal.isCompleted,
    daysSinceCheckIn: last ? Math.max(0, daysBetween(dayOf(last.at), today)) : null,
    checkInsLately: lately.length,
    gainLately: lately.reduce((sum, event) => sum + event.newProgress - event.oldProgress, 0),
    pacePerWeek,
    neededPerWeek,
    isOnPace: pacePerWeek === null || neededPerWeek === null ? null : pacePerWeek >= neededPerWeek,
    milestonesDone: goal.milestones.filter((one) => one.isCompleted).length,
    milestonesTotal: goal.milestones.length,
    nextMilestone: goal.milestones.find((one) => !one.isCompleted)?.title ?? null,
    lastMove: moved
      ? {
          from: moved.oldProgress,
          to: moved.newProgress,
          daysAgo: Math.max(0, daysBetween(dayOf(moved.at), today)),
          reasoning: moved.reasoning,
        }
      : null,
  }
}

/** Which of several goals deserves attention first: overdue, then behind its pace and near its date, then silent. */
export function byUrgency(a: GoalFacts, b: GoalFacts): number {
  return urgency(b) - urgency(a)
}

function urgency(facts: GoalFacts): number {
  if (facts.goal.isCompleted) return -1
  const overdue = facts.isOverdue ? 1_000 : 0
  const behind = facts.isOnPace === false ? 200 : 0
  const near = facts.daysLeft === null ? 0 : Math.max(0, 100 - Math.max(0, facts.daysLeft))
  return overdue + behind + near + Math.min(60, facts.daysSinceCheckIn ?? facts.daysSinceStart)
}
