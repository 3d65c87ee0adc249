import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { goalOutlookKey } from '@/lib/client/insights/keys'
import { dayName, spanOf } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { MAY_STOP, mayStop, oddsWords } from '@/lib/contract/odds-words'
import { isPaused } from '@/lib/contract/pause'

/**
 * Where an ongoing goal is heading; one that is done or rests is heading nowhere. With `by`, also how likely it is done by
 * that day.
 */
export function useGoalOutlook(
  goal: Pick<Goal, 'id' | 'isCompleted' | 'pausedAt' | 'pausedUntil'>,
  today: string,
  by?: string,
) {
  const { id } = goal
  return useQuery({
    queryKey: by === undefined ? goalOutlookKey(id) : [...goalOutlookKey(id), by],
    queryFn: ({ signal }) =>
      api('GET /api/insights/goals/{id}/outlook', { params: { id }, query: by === undefined ? {} : { by }, signal }),
    enabled: !goal.isCompleted && !isPaused(goal, today),
    // It changes with the goal and with the day.
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
    `${mayStop({ expectedDate, latestDate }, targetDate, probabilityOnTime) ? MAY_STOP : 'The'} chance of finishing by ${day(targetDate)} is ${oddsWords(probabilityOnTime)}.`
  // Without a date some check-ins give a day, but to a habit that goes on, of which there is none to tell.
  const tooEarly = !dates && !(targetDate === null && checkIns > 1) && 'It is too early for a forecast.'
  return [!isLateTold && overdue, dates, chance, tooEarly].filter(Boolean).join(' ')
}

/** Under this chance a goal is behind. */
export const EVEN = 0.5

/** When a goal is done at its pace, and the chance by the day that stands for its date: a sentence each. */
export function chanceWords(
  { expectedDate, latestDate }: Pick<Forecast, 'expectedDate' | 'latestDate'>,
  by: { date: string; chance: number | null } | null | undefined,
  today: string,
): string[] {
  const pace = expectedDate === null ? [] : [`At this pace it is done about ${dayName(expectedDate, today)}.`]
  if (!by || by.chance === null) return pace
  const odds = oddsWords(by.chance)
  const end = dayName(by.date, today)
  const chance = `The chance to be done by ${end} is ${odds}.`
  if (expectedDate === null) return [chance]
  const isBefore = expectedDate <= by.date
  if (mayStop({ expectedDate, latestDate }, by.date, by.chance))
    return [...pace, `${MAY_STOP} chance to be done by ${end} is ${odds}.`]
  return !isBefore && by.chance >= EVEN ? [chance] : [...pace, chance]
}

/** What a goal that stands where it began lacks for a forecast. */
function missingWords({ measure }: Pick<Goal, 'measure'>, checkIns: number): string {
  if (checkIns === 0) return 'There is no forecast before the first check-in.'
  return measure
    ? 'No forecast yet: nothing is counted so far. Its first value begins it.'
    : 'No forecast yet: nothing has moved so far. A check-in, a figure or a ticked milestone moves it.'
}
