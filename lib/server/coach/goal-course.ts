import 'server-only'
import type { Forecast, GoalCourse } from '@/lib/contract/goal-analysis'
import { isPaused } from '@/lib/contract/pause'
import { periodAfter, periodStart } from '@/lib/contract/periods'
import { isRhythmBehind } from '@/lib/contract/rhythm'
import type { GoalRecord, RhythmRecord } from './context'
import type { GoalFacts } from './facts'
import { isOnTime } from './on-time'
import { progressBeforeOf } from './progress-before'

const WEEKS = 8

/** Where a goal stands: the one place that says so, for every list and group. */
export function courseOf(
  { goal, today, isOverdue, isReady }: Pick<GoalFacts, 'goal' | 'today' | 'isOverdue' | 'isReady'>,
  forecast: Forecast,
): GoalCourse {
  if (isPaused(goal, today)) return 'paused'
  if (isReady) return 'ready'
  if (isOverdue) return 'overdue'
  if (goal.rhythm) return ofRhythm(goal.progress, goal.rhythm)
  if (goal.targetDate === null) return 'noDate'
  const onTime = isOnTime(forecast)
  return onTime === null ? 'tooEarly' : onTime ? 'onTrack' : 'behind'
}

function ofRhythm(score: number, { standing }: RhythmRecord): GoalCourse {
  const isBehind = isRhythmBehind(score, standing)
  return isBehind === null ? 'tooEarly' : isBehind ? 'behind' : 'onTrack'
}

/**
 * The progress at the end of each of the last eight weeks of the user's, the running one last.
 */
export function weeksOf(goal: GoalRecord, today: string, timeZone: string): number[] {
  const monday = periodStart(today, 'week')
  const progressBefore = progressBeforeOf(goal, timeZone)
  return Array.from({ length: WEEKS }, (_, at) =>
    at === WEEKS - 1 ? goal.progress : progressBefore(periodAfter(monday, 'week', at + 2 - WEEKS)),
  )
}
