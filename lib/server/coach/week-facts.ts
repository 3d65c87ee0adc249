import 'server-only'
import { mean } from 'simple-statistics'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { newestOf, sumOf, valueTo } from '@/lib/contract/measure-reading'
import { amountWords, figureWords, readingWords, standingWords } from '@/lib/contract/measure-words'
import { isPaused } from '@/lib/contract/pause'
import { isTick } from '@/lib/contract/tick-words'
import { checkInsOf } from './check-ins'
import type { InsightGoal, JournalRecord, MessageRecord, WeekContext } from './context'
import { rounded } from './count'
import { type EnergyLink, energyLink } from './energy-link'
import { type GoalFacts, goalFacts } from './facts'
import { notesOn } from './goal-notes'
import { mentionsOf } from './mentions'
import { progressBeforeOf } from './progress-before'

/** What moved in one goal in the week and in the one before. Gains are percentage points. */
export type GoalWeek = {
  goal: InsightGoal
  facts: GoalFacts
  checkIns: number
  checkInDays: string[]
  checkInDaysBefore: string[]
  gain: number
  /** The progress that the week began with; null where the ledger did not hear of the goal. */
  from: number | null
  /** What was counted of it in the week, in its unit; null where nothing was, or it is not counted. */
  counted: CountedWeek | null
  /** Days without a word of it before its first one of the week, where they are many enough to be a return. */
  backAfter: number | null
  checkInsBefore: number
  gainBefore: number
  /** Titles of the milestones that were ticked in the week. */
  milestones: string[]
  isClosed: boolean
  /** It is paused by now: nothing is asked of it, though it may have moved before. */
  isResting: boolean
}

/** A reading before the week and now; or of a rhythm where it stands, and whether its week is full. */
export type CountedWeek = { from: string; to: string; isBack: boolean } | { stands: string; isKept: boolean }

/** After so many days without a word a check-in is a return. */
const AWAY_DAYS = 14

export type DayEnergy = { date: string; mood: number }

/** What can be said of a week so far, computed. Days are the user's; energy is the mood scale, 1 to 5. */
export type WeekFacts = {
  today: string
  weekStart: string
  /** Another week is running by now. */
  isOver: boolean
  /** Days of the week that have begun, 1 to 7. */
  daysSoFar: number
  /** Entries of the week, oldest first. */
  entries: JournalRecord[]
  daysWritten: number
  daysWrittenBefore: number
  /** To one decimal; null with no entry. */
  energy: number | null
  energyBefore: number | null
  /** The days written on, oldest first. */
  days: DayEnergy[]
  /** Days by what their entries average: a day is no two days. */
  lowest: DayEnergy | null
  highest: DayEnergy | null
  /** Newest first. */
  messages: MessageRecord[]
  goals: GoalWeek[]
  checkIns: number
  checkInsBefore: number
  /** Days with a check-in on any goal. */
  checkInDays: number
  checkInDaysBefore: number
  /** Answers about goals in the week, also those that moved nothing and are no check-in. */
  answers: number
  alertsDone: number
  link: EnergyLink | null
  /** Nothing written, nothing checked in and nothing finished this week. */
  isEmpty: boolean
}

/** Computes the facts of the week that `context` is about, against the week before. Pure. */
export function weekFacts(context: WeekContext): WeekFacts {
  const { now, timeZone, weekStart, isOver = false, journal, messages } = context
  const today = dateIn(timeZone, now)
  const before = addDays(weekStart, -7)
  const entries = journal.filter((one) => one.date >= weekStart && one.date <= today).reverse()
  const entriesBefore = journal.filter((one) => one.date >= before && one.date < weekStart)
  const goals = context.goals.map((goal) => goalWeek(goal, context, before))
  const checkIns = sum(goals.map((one) => one.checkIns))
  const told =
    context.checkInDays?.map(({ date }) => date) ??
    goals.flatMap((one) => [...one.checkInDaysBefore, ...one.checkInDays])
  const checkInDays = [...new Set(told)]
  const days = dayEnergies(entries)
  return {
    today,
    weekStart,
    isOver,
    daysSoFar: Math.min(7, Math.max(1, daysBetween(weekStart, today) + 1)),
    entries,
    daysWritten: daysOf(entries),
    daysWrittenBefore: daysOf(entriesBefore),
    energy: energyOf(entries),
    energyBefore: energyOf(entriesBefore),
    days,
    lowest: days.reduce<DayEnergy | null>((low, one) => (low && low.mood < one.mood ? low : one), null),
    highest: days.reduce<DayEnergy | null>((high, one) => (high && high.mood > one.mood ? high : one), null),
    messages,
    goals,
    checkIns,
    checkInDays: checkInDays.filter((day) => day >= weekStart).length,
    checkInDaysBefore: checkInDays.filter((day) => day >= before && day < weekStart).length,
    checkInsBefore: sum(goals.map((one) => one.checkInsBefore)),
    answers: context.goals
      .flatMap((goal) => notesOn(goal, timeZone))
      .filter(({ day }) => day !== null && day >= weekStart && day <= today).length,
    alertsDone: context.alertsDone,
    link: energyLink(context.goals, journal, timeZone),
    isEmpty:
      entries.length + checkIns + checkInDays.filter((day) => day >= weekStart).length + context.alertsDone === 0 &&
      !goals.some((one) => one.isClosed || one.milestones.length > 0),
  }
}

function goalWeek(
  goal: InsightGoal,
  { now, timeZone, weekStart, isOver, journal }: WeekContext,
  before: string,
): GoalWeek {
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const ledger = goal.history.filter((event) => event.source !== 'import')
  const inWeek = ledger.filter((event) => dayOf(event.at) >= weekStart)
  const inBefore = ledger.filter((event) => dayOf(event.at) >= before && dayOf(event.at) < weekStart)
  const gainOf = (events: typeof ledger) => sum(events.map((event) => event.newProgress - event.oldProgress))
  const checkIns = checkInsOf(goal, timeZone)
  const told = { now: checkIns.filter((day) => day >= weekStart), before: checkIns.filter((day) => day < weekStart) }
  // What is counted moved on the days of its values, whenever they were written down or put right.
  const progressBefore = goal.measure && goal.values.length > 0 ? progressBeforeOf(goal, timeZone) : null
  const way = progressBefore && { start: progressBefore(weekStart), startBefore: progressBefore(before) }
  return {
    goal,
    facts: goalFacts(goal, now, timeZone),
    checkIns: told.now.length,
    checkInDays: told.now,
    checkInDaysBefore: told.before.filter((day) => day >= before),
    gain: way ? goal.progress - way.start : gainOf(inWeek),
    from: way && told.now.length > 0 ? way.start : (inWeek[0]?.oldProgress ?? null),
    counted: countedIn(goal, weekStart, isOver),
    backAfter: backAfter(
      [...checkIns, ...ticksOf(goal).map(dayOf), ...mentionsOf(goal, journal).map(({ date }) => date)],
      told.now[0],
    ),
    checkInsBefore: told.before.filter((day) => day >= before).length,
    gainBefore: way ? way.start - way.startBefore : gainOf(inBefore),
    milestones: goal.milestones
      .filter((one) => one.isCompleted && one.completedAt !== null && dayOf(one.completedAt) >= weekStart)
      .map((one) => one.title),
    isResting: isPaused(goal, dateIn(timeZone, now)),
    isClosed: goal.completedAt !== null && goal.isCompleted && dayOf(goal.completedAt) >= weekStart,
  }
}

/** What the values of the week came to. */
function countedIn(
  { measure, reading, rhythm, values }: InsightGoal,
  weekStart: string,
  isOver = false,
): CountedWeek | null {
  const inWeek = values.filter(({ date }) => date >= weekStart)
  if (inWeek.length === 0) return null
  if (rhythm) {
    const { standing, measure: often } = rhythm
    const words = standingWords(often, standing)
    const stands = isOver ? words.replace('this week', 'that week') : words
    return { stands, isKept: often.per === 'week' && standing.now >= often.times }
  }
  if (!measure || reading === null) return null
  const before =
    measure.kind === 'total'
      ? valueTo(measure, sumOf(inWeek.map(({ value }) => value)), reading)
      : (newestOf(values.filter(({ date }) => date < weekStart))?.value ?? measure.start)
  const now = measure.kind === 'total' ? readingWords(measure, reading) : amountWords(measure, reading)
  const isBack = (reading - before) * (measure.target - measure.start) < 0
  const from = figureWords(measure, before)
  return from === figureWords(measure, reading) ? null : { from, to: now, isBack }
}

/** When its milestones were ticked, those that were opened again too. */
function ticksOf({ milestones, history }: InsightGoal): string[] {
  return [...milestones.flatMap(({ completedAt }) => completedAt ?? []), ...history.filter(isTick).map(({ at }) => at)]
}

/** How long nothing was heard of a goal, in a check-in, a tick or an entry, before its first check-in of the week, where that is long. */
function backAfter(heard: readonly string[], first: string | undefined): number | null {
  if (first === undefined) return null
  const last = heard
    .filter((day) => day < first)
    .sort()
    .at(-1)
  if (last === undefined) return null
  const away = daysBetween(last, first)
  return away >= AWAY_DAYS ? away : null
}

function daysOf(entries: readonly JournalRecord[]): number {
  return new Set(entries.map((one) => one.date)).size
}

function dayEnergies(entries: readonly JournalRecord[]): DayEnergy[] {
  return [...new Set(entries.map(({ date }) => date))].map((date) => ({
    date,
    mood: rounded(mean(entries.filter((one) => one.date === date).map(({ mood }) => mood))),
  }))
}

function energyOf(entries: readonly JournalRecord[]): number | null {
  return entries.length ? rounded(mean(entries.map((one) => one.mood))) : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
