import 'server-only'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import type { GoalBuffer } from '@/lib/contract/goal-analysis'
import { bufferOf } from './buffer'
import type { GoalRecord } from './context'

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
  /** Days since the ledger or a value last told of the goal; null when they never did. */
  daysSinceCheckIn: number | null
  /** Entries of the ledger that the goal carries, imported ones left out. */
  checkIns: number
  checkInsLately: number
  /** Points gained over the last 14 days; negative when ground was lost. */
  gainLately: number
  /** Points a week since the start; null in the first three days, when it would be noise, and for a rhythm. */
  pacePerWeek: number | null
  /** Points a week that reach 100 on the target date; null without one, or when it is today or past. */
  neededPerWeek: number | null
  /** What a measured goal needs and makes in its unit; null where it is not measured or nothing can be said. */
  buffer: GoalBuffer | null
  /** Whether the pace so far suffices; null when either is unknown. */
  isOnPace: boolean | null
  milestonesDone: number
  milestonesTotal: number
  nextMilestone: string | null
  /** The day by which it should be ticked: its own, else an even share of the time left, else in a week. */
  nextMilestoneBy: string | null
  /** The latest change that moved the number. */
  lastMove: { from: number; to: number; daysAgo: number; reasoning: string } | null
}

/** Computes the facts of a goal at `now`, in the user's IANA zone. Pure. */
export function goalFacts(goal: GoalRecord, now: Date, timeZone: string): GoalFacts {
  const today = dateIn(timeZone, now)
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const daysSinceStart = Math.max(0, daysBetween(dayOf(goal.createdAt), today))
  const daysLeft = goal.targetDate ? daysBetween(today, goal.targetDate) : null
  const ledger = goal.history.filter((event) => event.source !== 'import')
  const windowStart = addDays(today, 1 - RECENT_DAYS)
  const lately = ledger.filter((event) => dayOf(event.at) >= windowStart)
  // A small value moves no whole point and has no entry, but is not silence.
  const heard = [...ledger.slice(-1).map(({ at }) => dayOf(at)), ...goal.values.map(({ date }) => date)].sort().at(-1)
  const moved = ledger.findLast((event) => event.newProgress !== event.oldProgress)
  const pacePerWeek = daysSinceStart < 3 || goal.rhythm ? null : (goal.progress / daysSinceStart) * 7
  const open = goal.milestones.filter((one) => !one.isCompleted)
  const neededPerWeek =
    daysLeft !== null && daysLeft > 0 && !goal.isCompleted && !goal.rhythm
      ? ((100 - goal.progress) / daysLeft) * 7
      : null

  const buffer = bufferOf(goal, now, timeZone)
  return {
    goal,
    today,
    daysSinceStart,
    daysLeft,
    isOverdue: daysLeft !== null && daysLeft < 0 && !goal.isCompleted,
    daysSinceCheckIn: heard ? Math.max(0, daysBetween(heard, today)) : null,
    checkIns: ledger.length,
    checkInsLately: lately.length,
    gainLately: lately.reduce((sum, event) => sum + event.newProgress - event.oldProgress, 0),
    pacePerWeek,
    neededPerWeek,
    buffer,
    isOnPace: buffer
      ? buffer.makes >= buffer.needs
      : pacePerWeek === null || neededPerWeek === null
        ? null
        : pacePerWeek >= neededPerWeek,
    milestonesDone: goal.milestones.filter((one) => one.isCompleted).length,
    milestonesTotal: goal.milestones.length,
    nextMilestone: open[0]?.title ?? null,
    nextMilestoneBy: open[0] ? milestoneDay(open[0].targetDate, open.length, daysLeft, today) : null,
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

function milestoneDay(own: string | null, open: number, daysLeft: number | null, today: string): string {
  if (own !== null && own >= today) return own
  // What follows the last milestone takes its share, too.
  return addDays(today, daysLeft !== null && daysLeft > 0 ? Math.ceil(daysLeft / (open + 1)) : 7)
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
