import 'server-only'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { dayName } from './dates'
import type { GoalFacts } from './facts'

/** What the words rest on. `goalFacts` gives it. */
export type PredictionFacts = Pick<GoalFacts, 'today' | 'isOverdue' | 'daysSinceCheckIn'> & {
  goal: Pick<GoalFacts['goal'], 'isCompleted' | 'targetDate' | 'progress'>
}

/**
 * The forecast in words, for `completionPrediction`: "Likely by 14 March: 7 in 10". Days are named without their year
 * when it is that of `facts.today`. Says so where nothing can be said; never empty, never a number that the forecast
 * does not hold.
 */
export function describePrediction(facts: PredictionFacts, forecast: Forecast): string {
  const { today, goal } = facts
  const name = (day: string) => dayName(day, today)
  const { expectedDate, earliestDate, latestDate, probabilityOnTime } = forecast
  if (goal.isCompleted || goal.progress >= 100) return 'Done'

  if (facts.isOverdue && goal.targetDate) {
    const past = `Past its date, ${name(goal.targetDate)}`
    return expectedDate
      ? `${past}. At this pace done around ${name(expectedDate)}`
      : `${past}, with no end in sight yet`
  }
  if (goal.targetDate && probabilityOnTime !== null) {
    const date = name(goal.targetDate)
    const odds = oddsOf(probabilityOnTime)
    if (facts.daysSinceCheckIn === null && goal.progress === 0)
      return `No check-in yet. A first guess for ${date}: ${odds}`
    if (probabilityOnTime >= 0.6) return `Likely by ${date}: ${odds}`
    if (probabilityOnTime >= 0.4) return `Could go either way by ${date}: ${odds}`
    const unlikely = `Unlikely by ${date}: ${odds}`
    if (!expectedDate) return `${unlikely}, and no later day in sight yet`
    return expectedDate > goal.targetDate ? `${unlikely}. More likely around ${name(expectedDate)}` : unlikely
  }
  if (expectedDate && earliestDate && latestDate) {
    if (earliestDate === latestDate) return `Likely on ${name(expectedDate)}`
    return `Likely around ${name(expectedDate)}, between ${name(earliestDate)} and ${name(latestDate)}`
  }
  return facts.daysSinceCheckIn === null ? 'Too early to say: no check-in yet' : 'No end in sight at this pace'
}

/** `7 in 10`. The ends of the scale are left open: a forecast is never sure. */
export function oddsOf(chance: number): string {
  if (chance < 0.05) return 'less than 1 in 10'
  if (chance > 0.95) return 'more than 9 in 10'
  return `${Math.min(9, Math.max(1, Math.round(chance * 10)))} in 10`
}
