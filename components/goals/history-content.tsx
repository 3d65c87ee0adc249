import { LoadFailed } from '@/components/shared/load-failed'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoalHistory } from '@/lib/client/goals/api'
import { standingOf } from '@/lib/client/goals/history'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { HistoryChart } from './history-chart'

type HistoryContentProps = { goal: Goal; now: Today; chartClass?: string }

/** The line of a goal's progress with its forecast, once there is a change to draw. */
export function HistoryContent({ goal, now, chartClass }: HistoryContentProps) {
  const { data: events, error, refetch } = useGoalHistory(goal.id)
  const standing = events && standingOf(events)
  if (standing) {
    return standing.length > 0 && <HistoryChart goal={goal} events={standing} now={now} chartClass={chartClass} />
  }
  if (error) return <LoadFailed text={error.sentence} onRetry={refetch} />
  return <Skeleton className="h-78" />
}
