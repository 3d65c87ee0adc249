import 'server-only'
import { mean } from 'simple-statistics'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { amountWords, figureWords, readingWords } from '@/lib/contract/measure-words'
import { mayStop, oddsWords } from '@/lib/contract/odds-words'
import { agoWords } from './ago-words'
import type { GoalAnalysisContext, InsightGoal, JournalRecord } from './context'
import { count, daysAgo, rounded } from './count'
import { dayName, shortDay, weekdayName } from './dates'
import { type GoalFacts, goalFacts, RECENT_DAYS } from './facts'
import { notesOn } from './goal-notes'
import { chanceBy, newDateOf } from './on-track-date'
import { paceWords, readingLine, smallStepWords } from './pace'

/** Computed facts, each worded once. A fact that is unknown or untrue is null. */
export type Sheet = Record<string, string | null>

/** How far back a journal entry still says something about a goal. */
const MENTION_DAYS = 28

/** The facts of a sheet, a line each. */
export function sheetLines(sheet: Sheet): string[] {
  return Object.entries(sheet).flatMap(([name, fact]) => (fact === null ? [] : [`${name}: ${fact}`]))
}

/** What can be stated of a goal. Every number of an analysis stands in here or in the user's own words. Pure. */
export function goalSheet(
  { goal, now, timeZone }: Pick<GoalAnalysisContext, 'goal' | 'now' | 'timeZone'>,
  mentions: readonly JournalRecord[],
  facts = goalFacts(goal, now, timeZone),
): Sheet {
  return { ...factWords(facts, timeZone), ...outlookWords(goal, facts, timeZone), ...mentionWords(mentions) }
}

/** The facts of a goal in words. Rates and amounts are in what the goal is counted in, else in per cent of the whole. */
export function factWords(facts: GoalFacts, timeZone: string): Sheet {
  const { goal, today, daysLeft, daysSinceCheckIn: silent, lastMove: move } = facts
  const isOpen = !goal.isCompleted
  const { pace, need, isShort, isFarBehind, verdict } = paceWords(facts)
  return {
    progress: `${goal.progress}%`,
    reading: readingLine(facts),
    age: facts.daysSinceStart >= 2 ? days(facts.daysSinceStart) : null,
    date: goal.targetDate ? dayName(goal.targetDate, today) : null,
    left: isOpen && daysLeft !== null && daysLeft > 0 ? days(daysLeft) : null,
    isDue: isOpen && daysLeft === 0 ? 'today' : null,
    over: facts.isOverdue && daysLeft !== null ? days(-daysLeft) : null,
    pace: isOpen ? pace : null,
    // In the last days a rate a week asks for more than there is.
    need: isOpen && daysLeft !== null && daysLeft >= 7 ? need : null,
    isShort: isOpen && daysLeft !== null && daysLeft >= 7 && isShort ? 'yes' : null,
    verdict: isOpen && daysLeft !== null && daysLeft >= 7 ? verdict : null,
    isFarBehind: isOpen && isFarBehind ? 'yes' : null,
    silent: silent !== null && silent >= 2 ? days(silent) : null,
    seen: silent === null ? null : daysAgo(silent),
    window: `the last ${RECENT_DAYS} days`,
    checkIns: facts.checkInsLately > 0 ? count(facts.checkInsLately, 'check-in') : null,
    gain: facts.gainLately > 0 ? `${facts.gainLately}%` : null,
    loss: facts.gainLately < 0 ? `${-facts.gainLately}%` : null,
    ...moveWords(facts),
    moved: move ? daysAgo(move.daysAgo) : null,
    milestones: facts.milestonesTotal ? `${facts.milestonesDone} of ${facts.milestonesTotal}` : null,
    smallStep: isOpen ? smallStepWords(facts) : null,
    nextBy: isOpen && facts.nextMilestoneBy ? shortDay(facts.nextMilestoneBy, today) : null,
    inAWeek: isOpen ? `${weekdayName(addDays(today, 7))} ${shortDay(addDays(today, 7), today)}` : null,
    closed: goal.completedAt ? daysAgo(daysBetween(dateIn(timeZone, new Date(goal.completedAt)), today)) : null,
  }
}

/** What its last move was from and to: in what it is counted in, else in per cent. */
function moveWords({ goal: { measure }, lastMove: move }: GoalFacts): Sheet {
  const { readings } = move ?? {}
  if (!measure || !readings) return { from: move ? `${move.from}%` : null, to: move ? `${move.to}%` : null }
  const to = measure.kind === 'total' ? readingWords(measure, readings.to) : amountWords(measure, readings.to)
  return { from: figureWords(measure, readings.from), to }
}

/** What a chance rests on that is less than the days of the same forecast lead one to expect. */
export const STOP = ', counting that it may also come to a stop'

/** What is computed of a goal's future, in words. */
export function outlookWords(goal: InsightGoal, { today }: GoalFacts, timeZone: string): Sheet {
  const { completionPrediction, forecast } = goal.outlook
  const { expectedDate } = forecast
  const isLate = expectedDate !== null && goal.targetDate !== null && expectedDate > goal.targetDate
  const name = (day: string | null) => (day === null ? null : dayName(day, today))
  const newDate = newDateOf(goal, today, timeZone)
  const chance = newDate === null ? null : chanceBy(goal, newDate, today, timeZone)
  return {
    outlook: completionPrediction,
    isLate: isLate ? 'yes' : null,
    expected: name(forecast.expectedDate),
    earliest: name(forecast.earliestDate),
    latest: name(forecast.latestDate),
    newDate: name(newDate),
    newDateOdds:
      newDate === null || chance === null
        ? null
        : `${oddsWords(chance)}${mayStop(forecast, newDate, chance) ? STOP : ''}`,
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

/** Every fact and every word of the user's that an analysis may take a number from. */
export function goalStatements(context: GoalAnalysisContext, mentions: readonly JournalRecord[]): string[] {
  const { goal, now, timeZone } = context
  const today = dateIn(timeZone, now)
  return [
    ...sheetLines(goalSheet(context, mentions)),
    ...notesOn(goal, timeZone).flatMap(({ day }) => (day ? [`noted ${agoWords(day, today)}`] : [])),
    goal.title,
    goal.description,
    goal.progressNotes,
    goal.completionNotes,
    ...goal.milestones.map((one) => one.title),
    ...mentions.flatMap((entry) => [entry.notes, entryStatement(entry), `written ${agoWords(entry.date, today)}`]),
  ]
}

/** What can be stated of an entry beside its words. */
export function entryStatement({ date, mood }: JournalRecord): string {
  return `${dayName(date, '')}, energy ${mood} of 5`
}
