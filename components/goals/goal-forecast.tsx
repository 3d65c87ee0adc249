import { forecastText, useGoalOutlook } from '@/lib/client/goals/forecast'
import { lastAnswerAt } from '@/lib/client/goals/notes'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { isPaused } from '@/lib/contract/pause'

type GoalForecastProps = {
  goal: Goal
  now: Today
  /** Whether that it is overdue stands beside it already. */
  isLateTold?: boolean
}

/** Where a goal is heading, in a sentence or two. */
export function GoalForecast({ goal, now, isLateTold = false }: GoalForecastProps) {
  const { data } = useGoalOutlook(goal, now.today)
  // Two lines are kept free for it, so that nothing moves when it comes.
  return (
    <p className="num min-h-10 text-sm text-pretty text-ink-2">
      {isPaused(goal, now.today) && goalMessages.noForecastPaused}
      {data &&
        forecastText(data.forecast, goal, now.today, {
          isLateTold,
          checkIns: lastAnswerAt(goal.progressNotes) ? 1 : 0,
        })}
    </p>
  )
}
