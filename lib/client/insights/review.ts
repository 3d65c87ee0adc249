import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { goalHistoryKey, goalRisksKey, replaceGoal } from '@/lib/client/goals/cache'
import { api } from '@/lib/client/http/api'
import type { Answer } from '@/lib/client/http/endpoints'
import { changeReminders } from '@/lib/client/reminders/cache'
import { instantOf } from '@/lib/client/reminders/times'
import type { Today } from '@/lib/client/time/calendar'
import type { DecisionKind } from '@/lib/contract/decision-kinds'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { goalMessages } from '@/lib/contract/messages/goals'
import { insightMessages } from '@/lib/contract/messages/insights'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import { goalAnalysesKey, weeklyInsightKey, weekReviewKey } from './keys'
import { countDecisions, type Decision, patchOf, type WeekStep } from './review-decisions'

/** Where each ongoing goal stands, by its id; null until it is known. */
export function useGoalCourses(): ReadonlyMap<string, GoalCourse> | null {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/insights/goals/risk'>(goalRisksKey[0], signal),
  })
  return useMemo(() => data && new Map(data.map(({ goalId, status }) => [goalId, status])), [data]) ?? null
}

type Deciding = { goal: Goal; decision: Decision; before?: DecisionKind | undefined }

/** Carries out what was decided about a goal. */
export function useDecide(onDone: (goal: Goal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ goal, decision, before }: Deciding) => {
      const patch = patchOf(decision, goal, before)
      return patch ? api('PATCH /api/goals/{id}', { params: { id: goal.id }, body: patch }) : goal
    },
    onSuccess: (goal) => {
      replaceGoal(client, goal)
      client.invalidateQueries({ queryKey: goalHistoryKey(goal.id), refetchType: 'all' })
      onDone(goal)
    },
    meta: { failure: goalMessages.failed.updateGoal, invalidates: [goalRisksKey, goalAnalysesKey, weeklyInsightKey] },
  })
}

/** The review of the current week, null where it was not gone through yet. */
export function useWeekReview() {
  return useQuery<WeekReview | null>({
    queryKey: weekReviewKey,
    queryFn: ({ signal }) => api('GET /api/insights/weekly/review', { signal }),
  })
}

/** Ends the review: makes alerts of the steps that have words, all or none, and keeps what was decided. */
export function useSetWeek(now: Today, onDone: (ended: Answer<'POST /api/insights/weekly/review'>) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ choices, steps }: { choices: readonly Choice[]; steps: readonly WeekStep[] }) =>
      api('POST /api/insights/weekly/review', {
        body: {
          decided: countDecisions(choices.map(({ kind }) => kind)),
          choices: [...choices],
          steps: steps.flatMap(({ title, day, time }) =>
            title.trim() ? [{ title: title.trim(), scheduledFor: instantOf(day, time, now.timeZone) }] : [],
          ),
        },
      }),
    onSuccess: (ended) => {
      changeReminders(client, now.today, (reminders) => [...reminders, ...ended.added])
      client.setQueryData(weekReviewKey, ended.review)
      onDone(ended)
    },
    meta: { failure: insightMessages.failed.setWeek },
  })
}
