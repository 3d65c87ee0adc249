import 'server-only'
import { mean } from 'simple-statistics'
import type { InsightGoal, JournalRecord, MessageRecord, WeekContext } from './context'
import { rounded } from './count'
import { addDays, calendarDay, daysBetween } from './dates'
import { type EnergyLink, energyLink } from './energy-link'
import { type GoalFacts, goalFacts } from './facts'

/** What moved in one goal in the week and in the one before. Gains are percentage points. */
export type GoalWeek = {
  goal: InsightGoal
  facts: GoalFacts
  checkIns: number
  gain: number
  /** The progress that the week began with; null where the ledger did not hear of the goal. */
  from: number | null
  checkInsBefore: number
  gainBefore: number
  /** Titles of the milestones that were ticked in the week. */
  milestones: string[]
  isClosed: boolean
}

/** What can be said of a week so far, computed. Days are the user's; energy is the mood scale, 1 to 5. */
export type WeekFacts = {
  today: string
  weekStart: string
  /** Days of the week that have begun, 1 to 7. */
  daysSoFar: number
  /** Entries of the week, oldest first. */
  entries: JournalRecord[]
  daysWritten: number
  daysWrittenBefore: number
  /** To one decimal; null with no entry. */
  energy: number | null
  energyBefore: number | null
  lowest: JournalRecord | null
  highest: JournalRecord | null
  /** Newest first. */
  messages: MessageRecord[]
  goals: GoalWeek[]
  checkIns: number
  checkInsBefore: number
  alertsDone: number
  link: EnergyLink | null
  /** Nothing written, nothing checked in and nothing finished this week. */
  isEmpty: boolean
}

/** Computes the facts of the week that `context` is about, against the week before. Pure. */
export function weekFacts(context: WeekContext): WeekFacts {
  const { now, timeZone, weekStart, journal, messages } = context
  const today = calendarDay(now, timeZone)
  const before = addDays(weekStart, -7)
  const entries = journal.filter((one) => one.date >= weekStart && one.date <= today).reverse()
  const entriesBefore = journal.filter((one) => one.date >= before && one.date < weekStart)
  const goals = context.goals.map((goal) => goalWeek(goal, context, before))
  const checkIns = sum(goals.map((one) => one.checkIns))
  return {
    today,
    weekStart,
    daysSoFar: Math.min(7, Math.max(1, daysBetween(weekStart, today) + 1)),
    entries,
    daysWritten: daysOf(entries),
    daysWrittenBefore: daysOf(entriesBefore),
    energy: energyOf(entries),
    energyBefore: energyOf(entriesBefore),
    lowest: entries.reduce<JournalRecord | null>((low, one) => (low && low.mood < one.mood ? low : one), null),
    highest: entries.reduce<JournalRecord | null>((high, one) => (high && high.mood > one.mood ? high : one), null),
    messages,
    goals,
    checkIns,
    checkInsBefore: sum(goals.map((one) => one.checkInsBefore)),
    alertsDone: context.alertsDone,
    link: energyLink(context.goals, journal, timeZone),
    isEmpty:
      entries.length + checkIns + context.alertsDone === 0 &&
      !goals.some((one) => one.isClosed || one.milestones.length > 0),
  }
}

function goalWeek(goal: InsightGoal, { now, timeZone, weekStart }: WeekContext, before: string): GoalWeek {
  const dayOf = (at: string) => calendarDay(new Date(at), timeZone)
  const ledger = goal.history.filter((event) => event.source !== 'import')
  const inWeek = ledger.filter((event) => dayOf(event.at) >= weekStart)
  const inBefore = ledger.filter((event) => dayOf(event.at) >= before && dayOf(event.at) < weekStart)
  const gainOf = (events: typeof ledger) => sum(events.map((event) => event.newProgress - event.oldProgress))
  return {
    goal,
    facts: goalFacts(goal, now, timeZone),
    checkIns: inWeek.length,
    gain: gainOf(inWeek),
    from: inWeek[0]?.oldProgress ?? null,
    checkInsBefore: inBefore.length,
    gainBefore: gainOf(inBefore),
    milestones: goal.milestones
      .filter((one) => one.isCompleted && one.completedAt !== null && dayOf(one.completedAt) >= weekStart)
      .map((one) => one.title),
    isClosed: goal.completedAt !== null && goal.isCompleted && dayOf(goal.completedAt) >= weekStart,
  }
}

function daysOf(entries: readonly JournalRecord[]): number {
  return new Set(entries.map((one) => one.date)).size
}

function energyOf(entries: readonly JournalRecord[]): number | null {
  return entries.length ? rounded(mean(entries.map((one) => one.mood))) : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
