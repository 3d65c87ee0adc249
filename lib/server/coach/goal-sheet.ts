import 'server-only'
import { mean } from 'simple-statistics'
import { agoWords } from './ago-words'
import type { GoalAnalysisContext, InsightGoal, JournalRecord } from './context'
import { count, daysAgo, rounded } from './count'
import { calendarDay, dayName, daysBetween } from './dates'
import { type GoalFacts, goalFacts, RECENT_DAYS } from './facts'

/** Computed facts, each worded once. A fact that is unknown or untrue is null. */
export type Sheet = Record<string, string | null>

/** How far back a journal entry still says something about a goal. */
const MENTION_DAYS = 28

/** The facts of a sheet, a line each. */
export function sheetLines(sheet: Sheet): string[] {
  return Object.entries(sheet).flatMap(([name, fact]) => (fact === null ? [] : [`${name}: ${fact}`]))
}

/** What can be stated of a goal. Every number of an analysis stands in here or in the user's own words. Pure. */
export function goalSheet(context: GoalAnalysisContext, mentions: readonly JournalRecord[]): Sheet {
  const facts = goalFacts(context.goal, context.now, context.timeZone)
  return { ...factWords(facts, context.timeZone), ...outlookWords(context.goal, facts), ...mentionWords(mentions) }
}

/** The facts of a goal in words. Rates are points a week, points are percentage points of progress. */
export function factWords(facts: GoalFacts, timeZone: string): Sheet {
  const {
    goal,
    today,
    daysLeft,
    daysSinceCheckIn: silent,
    lastMove: move,
    pacePerWeek: pace,
    neededPerWeek: need,
  } = facts
  const isAhead = daysLeft !== null && daysLeft > 0 && !goal.isCompleted
  const gap = pace === null || need === null ? 0 : need - pace
  const step = move ? move.to - move.from : 0
  return {
    progress: `${goal.progress}%`,
    rest: goal.progress < 100 ? `${100 - goal.progress}%` : null,
    age: facts.daysSinceStart >= 2 ? days(facts.daysSinceStart) : null,
    date: goal.targetDate ? dayName(goal.targetDate, today) : null,
    left: isAhead ? days(daysLeft) : null,
    weeks: isAhead && daysLeft >= 14 ? `${Math.floor(daysLeft / 7)} weeks` : null,
    isDue: daysLeft === 0 && !goal.isCompleted ? 'today' : null,
    over: facts.isOverdue && daysLeft !== null ? days(-daysLeft) : null,
    pace: pace !== null && goal.progress > 0 ? `${points(pace)} a week` : null,
    need: need !== null && daysLeft !== null && daysLeft >= 7 ? `${points(need)} a week` : null,
    needed: need !== null && daysLeft !== null && daysLeft >= 7 ? `${rounded(need)}` : null,
    behind: gap >= 0.5 ? `${points(gap)} a week` : null,
    ahead: gap <= -0.5 ? `${points(-gap)} a week` : null,
    silent: silent !== null && silent >= 2 ? days(silent) : null,
    seen: silent === null ? null : daysAgo(silent),
    window: `the last ${RECENT_DAYS} days`,
    checkIns: facts.checkInsLately > 0 ? count(facts.checkInsLately, 'check-in') : null,
    gain: facts.gainLately > 0 ? points(facts.gainLately) : null,
    loss: facts.gainLately < 0 ? points(-facts.gainLately) : null,
    from: move ? `${move.from}%` : null,
    to: move ? `${move.to}%` : null,
    step: step !== 0 ? points(Math.abs(step)) : null,
    moved: move ? daysAgo(move.daysAgo) : null,
    milestones: facts.milestonesTotal
      ? `${facts.milestonesDone} of ${count(facts.milestonesTotal, 'milestone')}`
      : null,
    closed: goal.completedAt ? daysAgo(daysBetween(calendarDay(new Date(goal.completedAt), timeZone), today)) : null,
  }
}

function outlookWords({ outlook: { completionPrediction, forecast } }: InsightGoal, { today }: GoalFacts): Sheet {
  const name = (day: string | null) => (day === null ? null : dayName(day, today))
  return {
    outlook: completionPrediction,
    expected: name(forecast.expectedDate),
    earliest: name(forecast.earliestDate),
    latest: name(forecast.latestDate),
  }
}

function mentionWords(mentions: readonly JournalRecord[]): Sheet {
  const energy = mentions.length ? rounded(mean(mentions.map((entry) => entry.mood))) : null
  return {
    mentions: mentions.length ? `${count(mentions.length, 'entry', 'entries')} in ${MENTION_DAYS} days` : null,
    mentionEnergy: energy === null ? null : `${energy} of 5`,
  }
}

function days(number: number): string {
  return count(number, 'day')
}

function points(value: number): string {
  const shown = rounded(value)
  return `${shown} ${shown === 1 ? 'point' : 'points'}`
}

/** Every fact and every word of the user's that an analysis may take a number from. */
export function goalStatements(context: GoalAnalysisContext, mentions: readonly JournalRecord[]): string[] {
  const { goal, now, timeZone } = context
  const today = calendarDay(now, timeZone)
  return [
    ...sheetLines(goalSheet(context, mentions)),
    ...noteDays(goal, timeZone).map((day) => `noted ${agoWords(day, today)}`),
    goal.title,
    goal.description,
    goal.progressNotes,
    goal.completionNotes,
    ...goal.milestones.map((one) => one.title),
    ...mentions.flatMap((entry) => [entry.notes, entryStatement(entry), `written ${agoWords(entry.date, today)}`]),
  ]
}

/** The user's days on which the notes of a goal were written. */
function noteDays({ progressNotes, completionNotes }: InsightGoal, timeZone: string): string[] {
  const times = `${progressNotes}\n\n${completionNotes}`.matchAll(/^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] /gm)
  return [...times].map(([, at = '']) => calendarDay(new Date(at), timeZone))
}

/** What can be stated of an entry beside its words. */
export function entryStatement({ date, mood }: JournalRecord): string {
  return `${dayName(date, '')}, energy ${mood} of 5`
}
