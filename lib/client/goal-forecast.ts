import { useQuery } from '@tanstack/react-query'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast, GoalAnalysis } from '@/lib/contract/goal-analysis'
import type { ApiError } from './api-error'
import { dayName } from './calendar'
import { goalAnalysesKey } from './insights-keys'

/** An ongoing goal's forecast, from its analysis; one that is done needs none. */
export function useGoalForecast({ id, isCompleted }: Goal) {
  return useQuery<GoalAnalysis, ApiError, Forecast>({
    queryKey: [...goalAnalysesKey, id],
    select: (analysis) => analysis.forecast,
    enabled: !isCompleted,
    // The server knows whether the last one still holds.
    gcTime: 0,
  })
}

/** The forecast in words; its dates are those of a goal that is not dropped. */
export function forecastText(
  { probabilityOnTime, expectedDate, earliestDate, latestDate }: Forecast,
  targetDate: string | null,
  today: string,
): string {
  const day = (date: string) => dayName(date, today)
  const chance =
    probabilityOnTime === null || targetDate === null
      ? null
      : targetDate < today
        ? `The target date, ${day(targetDate)}, has passed.`
        : `Chance to make ${day(targetDate)}: ${Math.round(probabilityOnTime * 100)}%.`
  const dates = expectedDate && `If you keep going, you are done around ${day(expectedDate)}`
  const range =
    earliestDate && latestDate && `, with 8 chances in 10 between ${day(earliestDate)} and ${day(latestDate)}`
  if (dates) return [`${dates}${range ?? ''}.`, chance].filter(Boolean).join(' ')
  return chance ? `${chance} It is too early for a likely day.` : 'It is too early for a forecast.'
}
