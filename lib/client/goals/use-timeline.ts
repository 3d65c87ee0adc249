import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useResponses } from '@/lib/client/insights/responses'
import { usePlans } from '@/lib/client/plans/api'
import { useValues } from '@/lib/client/values/api'
import type { Goal } from '@/lib/contract/goal'
import type { GoalMention } from '@/lib/contract/goal-mention'
import { useGoalHistory } from './api'
import { mentionsKey } from './mentions'
import { notedOf } from './notes'
import { tellable, timelineOf } from './timeline'

export type Shown = 'all' | 'responses'

const NONE: readonly never[] = []

/** A goal's line of time as far as it is here; `older` brings further answers, where there are any. */
export function useTimeline(goal: Goal, shown: Shown, timeZone: string) {
  const history = useGoalHistory(goal.id)
  const values = useValues(goal.id, goal.measure !== null)
  const plans = usePlans(goal.id)
  const mentions = useQuery<GoalMention[]>({ queryKey: mentionsKey(goal.id) })
  const { responses, error, retry, hasMore, isFetchingNextPage, fetchNextPage } = useResponses(goal.id)
  const oldest = hasMore ? (responses?.at(-1)?.createdAt ?? null) : null
  const [events, counted, planned, written] = [history.data, values.data, plans.data, mentions.data]
  const { milestones, completedAt, datesBefore, targetDate } = goal
  const note = goal.isCompleted ? notedOf(goal.completionNotes) : ''
  const moments = useMemo(() => {
    const record = {
      events: events ?? NONE,
      responses: responses ?? NONE,
      values: counted ?? NONE,
      plans: planned ?? NONE,
      mentions: written ?? NONE,
      milestones,
      dates: { before: datesBefore ?? NONE, now: targetDate },
      completion: completedAt && note ? { at: completedAt, note } : null,
    }
    const told = tellable(timelineOf(record, timeZone), oldest)
    return shown === 'all' ? told : told.filter(({ response }) => response)
  }, [
    events,
    responses,
    counted,
    planned,
    written,
    milestones,
    datesBefore,
    targetDate,
    completedAt,
    note,
    timeZone,
    oldest,
    shown,
  ])
  return {
    moments,
    // Nothing is told before all of it is there: a row that came later would push the others down.
    isComing: [history, plans, mentions].some((part) => part.isLoading) || values.isLoading || (!responses && !error),
    failure: (error ?? history.error ?? values.error ?? plans.error ?? mentions.error)?.sentence,
    retry: () => {
      for (const part of [history, values, plans, mentions]) if (part.isError) part.refetch()
      if (error) retry()
    },
    older: hasMore ? { fetch: () => fetchNextPage(), isFetching: isFetchingNextPage } : null,
  }
}
