import { LoadFailed } from '@/components/shared/load-failed'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoalHistory } from '@/lib/client/goals/api'
import { historyText, standingOf } from '@/lib/client/goals/history'
import { dayOf, type Today } from '@/lib/client/time/calendar'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import { HistoryChart } from './history-chart'

type HistoryContentProps = { goal: Goal; now: Today; chartClass?: string }

/** The line of a goal's progress with its forecast, once there is a change to draw. */
export function HistoryContent({ goal, now, chartClass }: HistoryContentProps) {
  const { data: events, error, refetch } = useGoalHistory(goal.id)
  const standing = events && standingOf(events)
  if (standing) {
    if (standing.length === 0) return null
    // Of one day that is over there is no way to draw.
    if (goal.isCompleted && !goal.measure && isOfOneDay(goal, standing, now)) {
      return <p className="num text-sm text-pretty text-ink-2">{historyText(goal, standing, now)}</p>
    }
    return <HistoryChart goal={goal} events={standing} now={now} chartClass={chartClass} />
  }
  if (error) return <LoadFailed text={error.sentence} onRetry={refetch} />
  return <Skeleton className="h-78" />
}

function isOfOneDay({ createdAt }: Goal, events: readonly ProgressEvent[], { timeZone }: Today): boolean {
  return [createdAt, ...events.map(({ at }) => at)].every(
    (at, _, all) => dayOf(at, timeZone) === dayOf(all[0] ?? at, timeZone),
  )
}
