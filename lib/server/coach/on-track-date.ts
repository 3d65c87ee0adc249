import 'server-only'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import { isPaused } from '@/lib/contract/pause'
import type { GoalRecord, InsightGoal } from './context'
import { endOfDay } from './dates'
import { type GoalFacts, goalFacts } from './facts'
import { courseOf } from './goal-course'
import { riskOf } from './risk'

/** On track with something to spare: at the very threshold it would be behind again tomorrow. */
const TO_SPARE = 0.55
/** Low risk is worth a day this many times as far away, and no farther one. */
const WORTH = 2
/** A date beyond this is no plan. */
const FARTHEST_DAYS = 1_100
const NEAREST_DAYS = 3
/** Each day that is tried lies so much farther than the one before. */
const STEP = 1.25

type Holds = (days: number) => boolean

/** Days that were found, by what they were found from: a search costs as much as a dozen forecasts, and a week names them often. */
const known = new Map<string, string | null>()
const MOST_KNOWN = 5_000

/** The day to offer for a goal whose outlook says that it is overdue, behind or without a date; null for every other. `today` is the user's. */
export function newDateOf(goal: InsightGoal, today: string, timeZone: string): string | null {
  const { status } = goal.outlook
  if (status !== 'overdue' && status !== 'behind' && status !== 'noDate') return null
  const { id, targetDate, progress, reading, createdAt, history, values, pauses, measure } = goal
  const made = [id, today, timeZone, targetDate, progress, reading, createdAt, history.length, history.at(-1)?.at]
  const key = JSON.stringify([...made, values, pauses, measure])
  const stored = known.get(key)
  if (stored !== undefined) return stored
  const found = onTrackDate(goal, today, timeZone)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

/**
 * The nearest day to which a goal may be moved so that it is then on track, by the very rules that say so of every goal:
 * with low risk where that is not much farther away. Null where it is on track already, rests or is over, where it has no
 * forecast, and where no day within three years will do. Reckoned at the end of the user's `today`, `YYYY-MM-DD`. Pure.
 */
export function onTrackDate(goal: GoalRecord, today: string, timeZone: string): string | null {
  const now = endOfDay(today, timeZone)
  const facts = goalFacts(goal, now, timeZone)
  const { expectedDate } = facts.forecast
  const isMovable = !goal.isCompleted && goal.droppedAt === null && !goal.rhythm && !isPaused(goal, today)
  if (!isMovable || expectedDate === null || goal.progress === 0 || isOnTrack(facts)) return null

  const moved = (days: number) => goalFacts({ ...goal, targetDate: addDays(today, days) }, now, timeZone)
  const holds: Holds = (days) => isOnTrack(moved(days))
  const isSafe: Holds = (days) => isLowRisk(moved(days))
  // No day before the present one puts it on track, since that one does not; nor does one before the pace arrives.
  const first = [goal.targetDate ?? today, expectedDate].map((day) => daysBetween(today, day))
  const near = nearest(holds, Math.max(NEAREST_DAYS, ...first), FARTHEST_DAYS)
  if (near === null) return null
  const safe = isSafe(near) ? near : nearest(isSafe, near + 1, Math.min(FARTHEST_DAYS, WORTH * near))
  return addDays(today, safe ?? near)
}

function isOnTrack(facts: GoalFacts): boolean {
  const chance = facts.forecast.probabilityOnTime
  return courseOf(facts, facts.forecast) === 'onTrack' && chance !== null && chance >= TO_SPARE
}

function isLowRisk(facts: GoalFacts): boolean {
  return isOnTrack(facts) && riskOf(facts, facts.forecast) === 'low'
}

/** The first day from `first` to `last` that holds, where each after it holds too; null without one. */
function nearest(holds: Holds, first: number, last: number): number | null {
  let low = first - 1
  let high = first
  while (!holds(high)) {
    if (high >= last) return null
    low = high
    high = Math.min(last, Math.ceil(high * STEP))
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
