import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Forecast, GoalCourse } from '@/lib/contract/goal-analysis'
import { newestOf, progressOf, sumOf, valueTo } from '@/lib/contract/measure-reading'
import { isPaused } from '@/lib/contract/pause'
import { periodAfter, periodStart } from '@/lib/contract/periods'
import { closedScoreOf, countsOf } from '@/lib/contract/rhythm'
import type { GoalRecord, RhythmRecord } from './context'
import type { GoalFacts } from './facts'

const BEHIND_UNDER = 0.5
const WEEKS = 8
/** Before so many periods are over a score is chance. */
const FEW_PERIODS = 3
const BEHIND_UNDER_SCORE = 70

/** Where a goal stands: the one place that says so, for every list and group. */
export function courseOf(
  { goal, today, isOverdue }: Pick<GoalFacts, 'goal' | 'today' | 'isOverdue'>,
  { probabilityOnTime, expectedDate }: Forecast,
): GoalCourse {
  if (isPaused(goal, today)) return 'paused'
  if (isOverdue) return 'overdue'
  if (goal.rhythm) return ofRhythm(goal.progress, goal.rhythm)
  if (goal.targetDate === null) return 'noDate'
  if (probabilityOnTime === null || expectedDate === null) return 'tooEarly'
  return probabilityOnTime < BEHIND_UNDER ? 'behind' : 'onTrack'
}

function ofRhythm(score: number, { standing }: RhythmRecord): GoalCourse {
  if (standing.of < FEW_PERIODS) return 'tooEarly'
  return score < BEHIND_UNDER_SCORE ? 'behind' : 'onTrack'
}

/**
 * The progress at the end of each of the last eight weeks of the user's, the running one last: by the days of its values
 * where it is counted, whenever they were written down, else by its ledger.
 */
export function weeksOf(goal: GoalRecord, today: string, timeZone: string): number[] {
  const monday = periodStart(today, 'week')
  const progressBefore = goal.isCompleted ? null : byValues(goal, timeZone)
  const moves = goal.history.map(({ at, oldProgress, newProgress }) => ({
    day: dateIn(timeZone, new Date(at)),
    oldProgress,
    newProgress,
  }))
  return Array.from({ length: WEEKS }, (_, at) => {
    if (at === WEEKS - 1) return goal.progress
    const next = periodAfter(monday, 'week', at + 2 - WEEKS)
    if (progressBefore) return progressBefore(next)
    const last = moves.findLast(({ day }) => day < next)
    return last?.newProgress ?? moves[0]?.oldProgress ?? goal.progress
  })
}

/** A record holds so many of a goal's values, the newest. */
const MOST_VALUES = 60

/** The progress just before a day that a goal's values give; null where they do not tell: none, or too many to be all. */
function byValues(goal: GoalRecord, timeZone: string): ((day: string) => number) | null {
  const { measure, rhythm, reading, values } = goal
  if (values.length === 0) return null
  if (rhythm) {
    if (values.length >= MOST_VALUES) return null
    const dayOf = (at: string) => dateIn(timeZone, new Date(at))
    const open = goal.pausedAt === null ? [] : [{ from: dayOf(goal.pausedAt), until: goal.pausedUntil }]
    const counts = countsOf(rhythm.measure, values)
    const course = {
      rhythm: rhythm.measure,
      createdOn: dayOf(goal.createdAt),
      counts,
      pauses: [...goal.pauses, ...open],
    }
    return (day) => closedScoreOf(course, day)
  }
  if (!measure || reading === null) return null
  if (measure.kind === 'total') {
    return (day) => {
      const since = sumOf(values.filter(({ date }) => date >= day).map(({ value }) => value))
      return progressOf(measure, valueTo(measure, since, reading))
    }
  }
  return (day) => progressOf(measure, newestOf(values.filter(({ date }) => date < day))?.value ?? measure.start)
}
