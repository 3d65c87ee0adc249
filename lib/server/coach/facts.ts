import 'server-only'
import { addDays, dateIn, daysBetween, startOfDay } from '@/lib/contract/calendar'
import { paceAhead } from '@/lib/contract/forecast-pace'
import type { Forecast, GoalBuffer } from '@/lib/contract/goal-analysis'
import { isReady } from '@/lib/contract/goal-ready'
import { isOpening } from '@/lib/contract/measure-reading'
import { isPaused } from '@/lib/contract/pause'
import { isTick } from '@/lib/contract/tick-words'
import { remembering } from '@/lib/server/remembering'
import { bufferOf } from './buffer'
import { checkInsOf } from './check-ins'
import type { GoalRecord } from './context'
import { isEndless } from './endless'
import { forecastCompletion } from './forecast'
import type { ForecastInput } from './forecast-history'
import { forecastCourse } from './forecast-values'
import { isIdle } from './idle-report'
import { isOnTime } from './on-time'
import { progressBeforeOf, readingsAround } from './progress-before'

/** The window of "lately", in days, today included. */
export const RECENT_DAYS = 14

/** What can be said of one goal, computed. Days are calendar days in the user's zone, rates are percentage points a week. */
export type GoalFacts = {
  goal: GoalRecord
  today: string
  daysSinceStart: number
  /** Negative once the date has passed; null without a target date. */
  daysLeft: number | null
  /** Nothing is left but to complete it. */
  isReady: boolean
  /** A habit that no day finishes. */
  isEndless: boolean
  /** Past its date, not complete, and not ready to be. */
  isOverdue: boolean
  /** At or ahead of the steady pace from its first day to its date; false without one. */
  isAhead: boolean
  /** Days since the last check-in; null without one. */
  daysSinceCheckIn: number | null
  /** Days since the last one that told of something done, or since a tick that moved it; null without one. */
  daysSinceDeed: number | null
  /** Of those that the goal carries, each on the day that it is of. */
  checkIns: number
  checkInsLately: number
  /** Points gained over the last 14 days; negative when ground was lost. */
  gainLately: number
  /**
   * Points a week as the forecast has them from now on, so that its day follows from them; without one, since the start.
   * Null in the first three days, when it would be noise, and for a rhythm.
   */
  pacePerWeek: number | null
  /** Points a week that reach 100 on the target date; null without one, or when it is today or past. */
  neededPerWeek: number | null
  /** What a measured goal needs and makes in its unit; null where it is not measured or nothing can be said. */
  buffer: GoalBuffer | null
  /** None of a goal that is over, rests, is a rhythm or goes on. */
  forecast: Forecast
  /** Whether it is on course: by its forecast, and while there is none by whether the pace so far suffices. */
  isOnPace: boolean | null
  milestonesDone: number
  milestonesTotal: number
  nextMilestone: string | null
  /** The day by which it should be ticked: its own, else an even share of the time left, else in a week. */
  nextMilestoneBy: string | null
  /** The latest change that moved the number. */
  lastMove: {
    from: number
    to: number
    /** The same as readings, where it is counted. */
    readings?: { from: number; to: number }
    daysAgo: number
    reasoning: string
  } | null
}

const NOTHING: Forecast = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }

/** Computes the facts of a goal at `now`, in the user's IANA zone. Pure. */
export function goalFacts(goal: GoalRecord, now: Date, timeZone: string): GoalFacts {
  const today = dateIn(timeZone, now)
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const daysSinceStart = Math.max(0, daysBetween(dayOf(goal.createdAt), today))
  const daysLeft = goal.targetDate ? daysBetween(today, goal.targetDate) : null
  const ledger = goal.history.filter((event) => event.source !== 'import')
  const windowStart = addDays(today, 1 - RECENT_DAYS)
  const lately = ledger.filter((event) => dayOf(event.at) >= windowStart)
  const checkIns = checkInsOf(goal, timeZone)
  const heard = checkIns.at(-1)
  const active = { ...goal, history: goal.history.filter((event) => !isIdle(event)) }
  const ticks = ledger.filter(isTick).map(({ at }) => dayOf(at))
  const deed = [...checkInsOf(active, timeZone), ...ticks].sort().at(-1)
  const progressBefore = progressBeforeOf(goal, timeZone)
  const open = goal.milestones.filter((one) => !one.isCompleted)
  const neededPerWeek =
    daysLeft !== null && daysLeft > 0 && !goal.isCompleted && !goal.rhythm
      ? ((100 - goal.progress) / daysLeft) * 7
      : null

  const isResting = goal.droppedAt !== null || isPaused(goal, today)
  const goesOn = isEndless(goal)
  const forecast =
    goal.isCompleted || isResting || goal.rhythm !== null || goesOn ? NOTHING : forecastOfDay(active, now, timeZone)
  const ahead = goal.progress > 0 ? paceAhead(100 - goal.progress, forecast, today) : null
  const pacePerWeek = daysSinceStart < 3 || goal.rhythm ? null : (ahead ?? goal.progress / daysSinceStart) * 7
  const ready = !goal.isCompleted && goal.rhythm === null && isReady(goal)
  const buffer = bufferOf(goal, now, timeZone, forecast)
  return {
    goal,
    today,
    daysSinceStart,
    daysLeft,
    isReady: ready,
    isEndless: goesOn,
    isAhead: daysLeft !== null && daysLeft >= 0 && goal.progress * (daysSinceStart + daysLeft) >= 100 * daysSinceStart,
    isOverdue: daysLeft !== null && daysLeft < 0 && !goal.isCompleted && !ready,
    daysSinceCheckIn: heard ? Math.max(0, daysBetween(heard, today)) : null,
    daysSinceDeed: deed ? Math.max(0, daysBetween(deed, today)) : null,
    checkIns: checkIns.length,
    checkInsLately: checkIns.filter((day) => day >= windowStart).length,
    gainLately:
      goal.values.length > 0
        ? goal.progress - progressBefore(windowStart)
        : lately.reduce((sum, event) => sum + event.newProgress - event.oldProgress, 0),
    pacePerWeek,
    neededPerWeek,
    buffer,
    forecast,
    isOnPace:
      neededPerWeek === null ? null : (isOnTime(forecast) ?? isFastEnough({ buffer, pacePerWeek, neededPerWeek })),
    milestonesDone: goal.milestones.filter((one) => one.isCompleted).length,
    milestonesTotal: goal.milestones.length,
    nextMilestone: open[0]?.title ?? null,
    nextMilestoneBy: open[0] ? milestoneDay(open[0].targetDate, open.length, daysLeft, today) : null,
    lastMove: lastMoveOf(goal, ledger, { today, timeZone, progressBefore }),
  }
}

/**
 * The forecast at the beginning of the user's day, or at the last that was told on it: wherever it is looked at that
 * day, and whether it is kept or reckoned anew, it names the same days.
 */
function forecastOfDay(goal: GoalRecord, now: Date, timeZone: string): Forecast {
  const course = forecastCourse(goal, timeZone)
  const begun = startOfDay(timeZone, dateIn(timeZone, now)).getTime()
  const told = [course.createdAt, ...course.history.map(({ at }) => at)].map((at) => new Date(at).getTime())
  const last = told.filter((at) => at <= now.getTime()).reduce((one, other) => Math.max(one, other), begun)
  const input: ForecastInput = { ...course, targetDate: goal.targetDate, now: new Date(last), timeZone }
  return forecastFrom(JSON.stringify(input))
}

/** Of twenty goals it takes tens of milliseconds, each message looks at all of them, and it is the same all day. */
const forecastFrom = remembering((input: string) => forecastCompletion(JSON.parse(input)), 2_000)

type Move = NonNullable<GoalFacts['lastMove']>

/** The last day on which its values moved the number, where they tell; else the last entry of the ledger that did. */
function lastMoveOf(
  goal: GoalRecord,
  ledger: GoalRecord['history'],
  { today, timeZone, progressBefore }: { today: string; timeZone: string; progressBefore: (day: string) => number },
): Move | null {
  const daysAgo = (day: string) => Math.max(0, daysBetween(day, today))
  if (goal.measure && !goal.isCompleted) {
    for (const { date, note } of goal.values.filter((value) => !isOpening(value)).toReversed()) {
      const [from, to] = [progressBefore(date), date >= today ? goal.progress : progressBefore(addDays(date, 1))]
      if (from === to) continue
      const readings = readingsAround(goal, date)
      return { from, to, ...(readings && { readings }), daysAgo: daysAgo(date), reasoning: note }
    }
  }
  const event = ledger.findLast(
    ({ newProgress, oldProgress, source }) => newProgress !== oldProgress && !(goal.measure && source === 'value'),
  )
  if (!event) return null
  const { oldProgress: from, newProgress: to, reasoning, at } = event
  return { from, to, daysAgo: daysAgo(dateIn(timeZone, new Date(at))), reasoning }
}

function isFastEnough({
  buffer,
  pacePerWeek,
  neededPerWeek,
}: Pick<GoalFacts, 'buffer' | 'pacePerWeek' | 'neededPerWeek'>): boolean | null {
  if (buffer) return buffer.makes >= buffer.needs
  return pacePerWeek === null || neededPerWeek === null ? null : pacePerWeek >= neededPerWeek
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

/** What is known of the goals under way, the most urgent first. */
export function ongoingByUrgency({
  goals,
  now,
  timeZone,
}: {
  goals: readonly GoalRecord[]
  now: Date
  timeZone: string
}): GoalFacts[] {
  return goals
    .filter(({ isCompleted }) => !isCompleted)
    .map((goal) => goalFacts(goal, now, timeZone))
    .sort(byUrgency)
}

function urgency(facts: GoalFacts): number {
  if (facts.goal.isCompleted) return -1
  const overdue = facts.isOverdue ? 1_000 : 0
  const behind = facts.isOnPace === false ? 200 : 0
  const near = facts.daysLeft === null ? 0 : Math.max(0, 100 - Math.max(0, facts.daysLeft))
  return overdue + behind + near + Math.min(60, facts.daysSinceCheckIn ?? facts.daysSinceStart)
}
