import { useSearchParams } from 'next/navigation'
import { type GoalFilter, goalFilterQuery, readGoalFilter } from '@/lib/client/goals/filter'
import { paths } from '@/lib/contract/paths'

/** The filter lives in the address: it can be shared, and Back undoes it. The server is not asked again. */
export function useGoalFilter(): [GoalFilter, (filter: GoalFilter) => void] {
  const filter = readGoalFilter(useSearchParams())
  return [filter, (next) => window.history.pushState(null, '', `${paths.goals}${goalFilterQuery(next)}`)]
}
