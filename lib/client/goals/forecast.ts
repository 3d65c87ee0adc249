import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '@/lib/client/http/api-error'
import { goalAnalysesKey } from '@/lib/client/insights/keys'
import { dayName, spanOf } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast, GoalAnalysis } from '@/lib/contract/goal-analysis'
import { oddsWords } from '@/lib/contract/odds-words'
import { isPaused } from '@/lib/contract/pause'

type Outlook = Pick<GoalAnalysis, 'forecast' | 'buffer' | 'newDate'>

/** Where an ongoing goal is heading, from its analysis; one that is done or rests is heading nowhere. */
export function useGoalOutlook(goal: Goal, today: string) {
  const { id, isCompleted } = goal
  return useQuery<GoalAnalysis, ApiError, Outlook>({
    queryKey: [...goalAnalysesKey, id],
    select: ({ forecast, buffer, newDate }) => ({ forecast, buffer, newDate }),
    enabled: !isCompleted && !isPaused(goal, today),
    // The server knows whether the last one still holds.
    gcTime: 0,
  })
}

/** Whether there is a pace to tell a date or a chance from. */
export function hasPace({ progress }: Pick<Goal, 'progress'>): boolean {
  return progress > 0
}

/** The forecast in words; its dates are those of a goal that is not dropped. That it is overdue may stand beside it already. */
export function forecastText(
  { probabilityOnTime, expectedDate, earliestDate, latestDate }: Forecast,
  { targetDate, ...goal }: Pick<Goal, 'targetDate' | 'progress' | 'measure'>,
  today: string,
  { isLateTold = false, checkIns = 0 } = {},
): string {
  const day = (date: string) => dayName(date, today)
  const late = targetDate === null ? 0 : daysBetween(targetDate, today)
  const overdue = late > 0 && `${spanOf(late)} overdue.`
  if (!hasPace(goal)) return [!isLateTold && overdue, missingWords(goal, checkIns)].filter(Boolean).join(' ')
  const range = earliestDate && latestDate && ` (likely ${day(earliestDate)} to ${day(latestDate)})`
  const dates = expectedDate && `At this pace: about ${day(expectedDate)}${range ?? ''}.`
  // Without a day the chance is what any goal has, and tells nothing of this one.
  const chance =
    dates &&
    !overdue &&
    probabilityOnTime !== null &&
    targetDate !== null &&
    `The chance of finishing by ${day(targetDate)} is ${oddsWords(probabilityOnTime)}.`
  const tooEarly = !dates && 'It is too early for a forecast.'
  return [!isLateTold && overdue, dates, chance, tooEarly].filter(Boolean).join(' ')
}

/** What a goal that stands where it began lacks for a forecast. */
function missingWords({ measure }: Pick<Goal, 'measure'>, checkIns: number): string {
  if (checkIns === 0) return 'There is no forecast before the first check-in.'
  return measure
    ? 'No forecast yet: nothing is counted so far. Its first value begins it.'
    : 'No forecast yet: nothing has moved so far. It begins with a step that is done, or a figure.'
}
