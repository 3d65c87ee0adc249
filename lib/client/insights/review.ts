import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { fetchPage, fetchWholeList } from '@/lib/client/cache/list-pages'
import { goalHistoryKey, goalRisksKey, replaceGoal } from '@/lib/client/goals/cache'
import { api } from '@/lib/client/http/api'
import { changeReminders } from '@/lib/client/reminders/cache'
import { instantOf } from '@/lib/client/reminders/times'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalAnalysesKey, weeklyInsightKey } from './keys'
import { type Decision, type DecisionKind, patchOf, type WeekStep } from './review-decisions'

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

/** Makes alerts of the steps that have words, and of none that is an alert already. Where one is refused, those before it stand and are not made again. */
export function useSetWeek(now: Today, onDone: (count: number) => void) {
  const client = useQueryClient()
  const made = useRef(new Set<number>())
  return useMutation({
    mutationFn: async (steps: readonly WeekStep[]) => {
      // Who goes through the review again is offered the same three.
      const { items: open } = await fetchPage<'GET /api/reminders'>('/api/reminders?open=true')
      for (const [at, { title, day, time }] of steps.entries()) {
        if (!title.trim() || made.current.has(at)) continue
        const scheduledFor = instantOf(day, time, now.timeZone)
        if (open.some((one) => one.title === title.trim() && one.scheduledFor === scheduledFor)) continue
        const reminder = await api('POST /api/reminders', { body: { title: title.trim(), scheduledFor, goalId: null } })
        made.current.add(at)
        changeReminders(client, now.today, (reminders) => [...reminders, reminder])
      }
      return made.current.size
    },
    onSuccess: onDone,
    meta: { failure: alertMessages.failed.addAlert },
  })
}
