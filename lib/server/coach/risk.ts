import 'server-only'
import type { Forecast, RiskLevel } from '@/lib/contract/goal-analysis'
import type { GoalFacts } from './facts'

/** What a risk is judged by. `goalFacts` gives it, computed at the moment that counts as now. */
export type RiskFacts = Pick<GoalFacts, 'isReady' | 'isOverdue' | 'isAhead' | 'daysSinceStart' | 'daysSinceDeed'> & {
  goal: Pick<GoalFacts['goal'], 'isCompleted' | 'targetDate'>
}

const HIGH_UNDER = 0.4
const MEDIUM_UNDER = 0.7
const YOUNG_DAYS = 7
const MEDIUM_SILENCE_DAYS = 21
const HIGH_SILENCE_DAYS = 45

/**
 * How much a goal is in danger. Past its date and not complete is high. A goal with a date goes by its chance to make
 * it: high under 0.4, medium under 0.7. One without goes by the days since the last check-in that told of
 * something done, or since it was created when there was none: over 21 medium, over 45 high. Low when complete or ready to be, in the first week without a check-in or with its
 * steady pace kept, so that a report of a good start raises no risk, and when nothing is known. Never throws.
 */
export function riskOf(facts: RiskFacts, forecast: Pick<Forecast, 'probabilityOnTime'>): RiskLevel {
  if (facts.goal.isCompleted || facts.isReady) return 'low'
  if (facts.isOverdue) return 'high'
  if (facts.daysSinceStart < YOUNG_DAYS && (facts.daysSinceDeed === null || facts.isAhead)) return 'low'
  if (facts.goal.targetDate === null) return bySilence(facts.daysSinceDeed ?? facts.daysSinceStart)
  const chance = forecast.probabilityOnTime
  if (chance === null || chance >= MEDIUM_UNDER) return 'low'
  return chance < HIGH_UNDER ? 'high' : 'medium'
}

function bySilence(days: number): RiskLevel {
  if (days > HIGH_SILENCE_DAYS) return 'high'
  return days > MEDIUM_SILENCE_DAYS ? 'medium' : 'low'
}
