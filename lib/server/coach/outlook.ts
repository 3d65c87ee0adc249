import 'server-only'
import type { Forecast, GoalBuffer, GoalCourse, Outlook, RiskLevel } from '@/lib/contract/goal-analysis'
import { standingWords } from '@/lib/contract/measure-words'
import { isPaused } from '@/lib/contract/pause'
import { spareOf, spareWords } from '@/lib/contract/rhythm-spare'
import type { GoalRecord } from './context'
import { dayName } from './dates'
import { type GoalFacts, goalFacts } from './facts'
import { describePrediction } from './forecast-prediction'
import { courseOf, weeksOf } from './goal-course'
import { riskOf } from './risk'

const HIGH_UNDER_SCORE = 40

/**
 * What is computed of a goal's future at `now`, in the user's IANA zone. A completed goal, and one that is paused or
 * dropped, has none. Pure.
 */
export function goalOutlook(goal: GoalRecord, now: Date, timeZone: string): Outlook {
  return outlookOf(goalFacts(goal, now, timeZone), timeZone)
}

/** The same of facts that are known already. */
export function outlookOf(facts: GoalFacts, timeZone: string): Outlook {
  const { goal } = facts
  const isResting = goal.droppedAt !== null || isPaused(goal, facts.today)
  const { forecast } = facts
  const status = courseOf(facts, forecast)
  return {
    riskLevel: isResting ? 'low' : goal.rhythm ? rhythmRisk(goal, status) : riskOf(facts, forecast),
    completionPrediction: isResting ? restWords(goal, facts.today) : predictionOf(facts, forecast),
    forecast: { ...forecast, probabilityOnTime: rounded(forecast.probabilityOnTime) },
    buffer: isResting ? null : (facts.buffer ?? rhythmBuffer(goal, facts.today)),
    status,
    weeks: weeksOf(goal, facts.today, timeZone),
  }
}

/** What a rhythm's running week or month still needs, beside what was done in it. */
function rhythmBuffer({ rhythm, isCompleted, progress }: GoalRecord, today: string): GoalBuffer | null {
  if (!rhythm || isCompleted) return null
  const { measure, standing } = rhythm
  const [words, spare] = [spareWords(measure, standing, today, progress), spareOf(measure, standing, today)]
  return words === null || spare === null
    ? null
    : { words, needs: spare.left, makes: standing.now, per: measure.per, unit: measure.unit }
}

/** A rhythm has no day on which it is done. */
function predictionOf(facts: GoalFacts, forecast: Forecast): string {
  const { isCompleted, rhythm } = facts.goal
  return rhythm && !isCompleted ? standingWords(rhythm.measure, rhythm.standing) : describePrediction(facts, forecast)
}

/** Behind is no catastrophe: a score that forgives comes back. */
function rhythmRisk({ isCompleted, progress }: GoalRecord, status: GoalCourse): RiskLevel {
  if (isCompleted || status !== 'behind') return status === 'overdue' && !isCompleted ? 'high' : 'low'
  return progress < HIGH_UNDER_SCORE ? 'high' : 'medium'
}

function restWords({ droppedAt, pausedUntil }: GoalRecord, today: string): string {
  if (droppedAt !== null) return 'Dropped'
  return pausedUntil === null ? 'Paused' : `Paused until ${dayName(pausedUntil, today)}`
}

function rounded(chance: number | null): number | null {
  return chance === null ? null : Math.round(chance * 1_000) / 1_000
}
