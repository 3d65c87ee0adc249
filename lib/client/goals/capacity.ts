import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { dayName } from '@/lib/client/time/calendar'
import type { Capacity } from '@/lib/contract/capacity'
import { oddsWords } from '@/lib/contract/odds-words'

type Asked = { targetDate: string; given: string; goalId: string | undefined }

/** What the user's own dated goals say of a date; null before there are enough of them, and while none is asked about. */
export function useCapacity(asked: Asked | null): Capacity | null {
  const { data } = useQuery({
    queryKey: ['/api/goals/capacity', asked],
    queryFn: asked
      ? ({ signal }) => {
          const { goalId, ...query } = asked
          return api('GET /api/goals/capacity', { query: { ...query, ...(goalId && { goalId }) }, signal })
        }
      : skipToken,
  })
  return data?.capacity ? asTold(data.capacity) : null
}

/** A later date whose chance is told in the same words is no better one to whoever reads them. */
export function asTold(capacity: Capacity): Capacity {
  const isAlike = capacity.later && oddsWords(capacity.later.chance) === oddsWords(capacity.chance)
  return isAlike ? { ...capacity, later: null } : capacity
}

/** One or two sentences: what the past was like, and the chance with the date and with a later one. */
export function capacityText({ goals, times, chance, later }: Capacity, targetDate: string, today: string): string {
  const past = `Your last ${goals} goals with a date took ${timesWords(times)}.`
  const withDate = `With ${dayName(targetDate, today)} the chance is ${oddsWords(chance)}`
  return later
    ? `${past} ${withDate}; with ${dayName(later.date, today)} it is ${oddsWords(later.chance)}.`
    : `${past} ${withDate}.`
}

const PACES: readonly [under: number, words: string][] = [
  [0.6, 'about half the time you gave them'],
  [0.85, 'less time than you gave them'],
  [1.15, 'about as long as you gave them'],
  [1.35, 'a little longer than you gave them'],
  [1.75, 'about one and a half times as long as you gave them'],
  [2.5, 'about twice as long as you gave them'],
]

/** How long something took against the time that it was given, as a person says it. */
function timesWords(times: number): string {
  const pace = PACES.find(([under]) => times < under)
  return pace ? pace[1] : `about ${Math.round(times)} times as long as you gave them`
}
