import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { carefulPatch, type PatchOutcome } from '@/lib/client/cache/careful-patch'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { goalHistoryKey, goalRisksKey, replaceGoal } from '@/lib/client/goals/cache'
import { api } from '@/lib/client/http/api'
import type { Answer } from '@/lib/client/http/endpoints'
import { changeReminders } from '@/lib/client/reminders/cache'
import { openAlertsKey } from '@/lib/client/reminders/open-alerts'
import { instantOf } from '@/lib/client/reminders/times'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { goalMessages } from '@/lib/contract/messages/goals'
import { insightMessages } from '@/lib/contract/messages/insights'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import { goalAnalysesKey, weeklyInsightKey, weekReviewKey } from './keys'
import type { WeekStep } from './next-steps'
import { choiceOf, type Decision, patchOf } from './review-decisions'

/** Where each ongoing goal stands, by its id; null until it is known. */
export function useGoalCourses(): ReadonlyMap<string, GoalCourse> | null {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/insights/goals/risk'>(goalRisksKey[0], signal),
  })
  return useMemo(() => data && new Map(data.map(({ goalId, status }) => [goalId, status])), [data]) ?? null
}

type Deciding = { goal: Goal; decision: Decision; before?: Choice | undefined }

/** Carries out what was decided about a goal. A date that was moved elsewhere meanwhile stays: `onClash` is told of it. */
export function useDecide(onDone: (goal: Goal, choice: Choice) => void, onClash: (current: Goal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ goal, decision, before }: Deciding): Promise<PatchOutcome<Goal, 'targetDate'>> => {
      const patch = patchOf(decision, goal, before)
      if (!patch) return { saved: goal }
      const { targetDate, ...others } = patch
      if (targetDate !== undefined && Object.keys(others).length === 0)
        return carefulPatch<Goal, 'targetDate'>(`/api/goals/${goal.id}`, goal, { targetDate })
      return { saved: await api('PATCH /api/goals/{id}', { params: { id: goal.id }, body: patch }) }
    },
    onSuccess: (outcome, { goal: found, decision, before }) => {
      if ('clashing' in outcome) {
        replaceGoal(client, outcome.current)
        return onClash(outcome.current)
      }
      const goal = outcome.saved
      replaceGoal(client, goal)
      client.invalidateQueries({ queryKey: goalHistoryKey(goal.id), refetchType: 'all' })
      onDone(goal, choiceOf(decision, found, before))
    },
    meta: { failure: goalMessages.failed.updateGoal, invalidates: [goalRisksKey, goalAnalysesKey, weeklyInsightKey] },
  })
}

/** The review of the current week, null where it was not begun yet. `isAnew`: also what another device has decided since. */
export function useWeekReview({ isAnew = false } = {}) {
  return useQuery<WeekReview | null>({
    queryKey: weekReviewKey,
    queryFn: ({ signal }) => api('GET /api/insights/weekly/review', { signal }),
    ...(isAnew && { refetchOnMount: 'always' as const }),
  })
}

/**
 * What the week's review has decided, goal by goal, and what notes a decision as it is made. One that could not be noted
 * stands here all the same, and goes along with the end of the review.
 */
export function useChoices(): {
  choices: ReadonlyMap<string, Choice>
  unnoted: Choice[]
  note: (made: Choice[]) => void
  /** Whether what was decided last could not be stored. */
  isUnstored: boolean
} {
  const client = useQueryClient()
  const { data: review } = useWeekReview()
  const [unnoted, setUnnoted] = useState<Choice[]>([])
  const { mutate, isError } = useMutation({
    mutationFn: (made: Choice[]) => api('PATCH /api/insights/weekly/review', { body: { choices: made } }),
    onSuccess: (noted, made) => {
      client.setQueryData(weekReviewKey, noted)
      setUnnoted((left) => left.filter((one) => !made.includes(one)))
    },
  })
  return {
    choices: new Map([...(review?.choices ?? []), ...unnoted].map((one) => [one.goalId, one])),
    unnoted,
    isUnstored: isError && unnoted.length > 0,
    note: (made) => {
      if (made.length === 0) return
      const isMade = (one: Choice) => made.some(({ goalId }) => goalId === one.goalId)
      setUnnoted((left) => [...left.filter((one) => !isMade(one)), ...made])
      mutate(made)
    },
  }
}

/** Ends the review: makes alerts of the steps that have words, all or none, and keeps what was decided. */
export function useSetWeek(now: Today, onDone: (ended: Answer<'POST /api/insights/weekly/review'>) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ choices, steps }: { choices: readonly Choice[]; steps: readonly WeekStep[] }) =>
      api('POST /api/insights/weekly/review', {
        body: {
          choices: [...choices],
          steps: steps.flatMap(({ title, day, time, goalId }) =>
            title.trim()
              ? [{ title: title.trim(), scheduledFor: instantOf(day, time, now.timeZone), goalId: goalId || null }]
              : [],
          ),
        },
      }),
    onSuccess: (ended) => {
      changeReminders(client, now.today, (reminders) => [...reminders, ...ended.added])
      client.setQueryData(weekReviewKey, ended.review)
      onDone(ended)
    },
    meta: { failure: insightMessages.failed.setWeek, invalidates: [openAlertsKey] },
  })
}
