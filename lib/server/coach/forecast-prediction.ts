import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { readyWords } from '@/lib/contract/goal-ready'
import { MAY_STOP, mayStop, oddsWords } from '@/lib/contract/odds-words'
import { count } from './count'
import { dayName, shortDay } from './dates'
import type { GoalFacts } from './facts'

/** What the words rest on. `goalFacts` gives it. */
export type PredictionFacts = Pick<
  GoalFacts,
  'today' | 'isReady' | 'isEndless' | 'isOverdue' | 'daysSinceStart' | 'checkIns'
> & {
  goal: Pick<GoalFacts['goal'], 'isCompleted' | 'targetDate' | 'progress' | 'milestones'>
}

/** In the first days one check-in is no pace yet. */
const YOUNG_DAYS = 7

/**
 * The forecast in words, for `completionPrediction`: "At this pace: about 29 Jan (likely 11 Dec to 18 Jun). The
 * chance of finishing by 15 Feb is 6 in 10." Says so where nothing can be said; never empty, never a number that the forecast does not hold. A goal
 * past its date has no chance to name.
 */
export function describePrediction(facts: PredictionFacts, forecast: Forecast): string {
  const { today, goal } = facts
  const { expectedDate } = forecast
  if (goal.isCompleted || goal.progress >= 100) return 'Done'
  if (facts.isReady) return readyWords(goal)
  if (facts.isOverdue && goal.targetDate) {
    const overdue = `${count(daysBetween(goal.targetDate, today), 'day')} overdue.`
    return [overdue, lateFinish(facts, forecast)].filter(Boolean).join(' ')
  }
  const isYoung = facts.daysSinceStart < YOUNG_DAYS
  if (facts.checkIns === 0 && goal.progress === 0)
    return isYoung ? 'Too early to say: no check-in yet' : 'No forecast: no check-in yet'
  if (facts.checkIns === 1 && (isYoung || !expectedDate)) return 'Too early to say: one check-in'
  if (facts.isEndless) return 'No forecast: it goes on, and no day finishes it'
  if (!expectedDate || goal.progress === 0) return 'No forecast: too little has moved'
  return [`At this pace: ${dateWords(forecast, today)}.`, chanceWords(goal.targetDate, forecast, today)]
    .filter(Boolean)
    .join(' ')
}

/** When a goal that is past its date is finished at this pace; null where nothing has moved. */
export function lateFinish(
  { goal, today }: Pick<PredictionFacts, 'goal' | 'today'>,
  { expectedDate }: Forecast,
): string | null {
  return expectedDate && goal.progress > 0 ? `At this pace you finish about ${dayName(expectedDate, today)}.` : null
}

function dateWords({ expectedDate, earliestDate, latestDate }: Forecast, today: string): string {
  // One that names its year beside one that does not would be guessed at.
  const isNear = [expectedDate, earliestDate, latestDate].every(
    (day) => day === null || !/\d{4}/.test(shortDay(day, today)),
  )
  const name = (day: string | null) => (day === null ? '' : shortDay(day, isNear ? today : ''))
  if (!earliestDate || !latestDate || earliestDate === latestDate) return `about ${name(expectedDate)}`
  return `about ${name(expectedDate)} (likely ${name(earliestDate)} to ${name(latestDate)})`
}

function chanceWords(targetDate: string | null, forecast: Forecast, today: string): string | null {
  const { probabilityOnTime: chance } = forecast
  if (!targetDate || chance === null) return null
  return `${mayStop(forecast, targetDate, chance) ? MAY_STOP : 'The'} chance of finishing by ${shortDay(targetDate, today)} is ${oddsWords(chance)}.`
}
