import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AiUpdate, AiUpdateAnswer, Goal, GoalPatch, NewGoal, ProgressEvent } from '@/lib/contract/goal'
import type { RiskItem, RiskLevel } from '@/lib/contract/goal-analysis'
import { messages } from '@/lib/contract/messages'
import { api } from './api'
import { ApiError } from './api-error'
import { goalHistoryKey, goalRisksKey, goalsKey, insertGoal, removeGoal, replaceGoal } from './goal-cache'
import { fetchWholeList } from './list-pages'
import { toast } from './use-toast'

/** Every goal of the user, newest first. */
export function useGoals() {
  return useQuery({
    queryKey: goalsKey,
    queryFn: ({ signal }) => fetchWholeList<Goal>(goalsKey[0], signal),
  })
}

/** The risk of each ongoing goal by its id. One that is not in it, such as one just created, has none yet: low. */
export function useGoalRisks(): ReadonlyMap<string, RiskLevel> {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<RiskItem>(goalRisksKey[0], signal),
  })
  return useMemo(() => new Map(data?.map(({ goalId, riskLevel }) => [goalId, riskLevel])), [data])
}

/** A goal's progress ledger, oldest first. */
export function useGoalHistory(goalId: string) {
  return useQuery({
    queryKey: goalHistoryKey(goalId),
    queryFn: ({ queryKey, signal }) => fetchWholeList<ProgressEvent>(queryKey.join('/'), signal),
  })
}

/** `onCreated` is told even where the form has been closed meanwhile. */
export function useCreateGoal(onCreated: (goal: Goal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (goal: NewGoal) => api<Goal>('POST', '/api/goals', goal),
    onSuccess: (goal) => {
      insertGoal(client, goal)
      onCreated(goal)
    },
    meta: { success: messages.goalCreated, failure: messages.failed.createGoal, invalidates: [goalRisksKey] },
  })
}

/** Marks a goal as completed. Without notes of its own the completion keeps the progress notes. */
export function useCompleteGoal(goalId: string, onCompleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (completionNotes: string) =>
      api<Goal>('PATCH', `/api/goals/${goalId}`, {
        isCompleted: true,
        ...(completionNotes ? { completionNotes } : {}),
      } satisfies GoalPatch),
    onSuccess: (goal) => {
      replaceGoal(client, goal)
      onCompleted()
    },
    meta: {
      // The full toast speaks of 100 %, which a goal closed by hand need not have reached.
      success: ({ progress }: Goal) =>
        progress === 100 ? messages.goalCompleted : { title: messages.goalCompleted.title },
      failure: messages.failed.updateGoal,
      invalidates: [goalHistoryKey(goalId), goalRisksKey],
    },
  })
}

export function useReopenGoal(goalId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api<Goal>('PATCH', `/api/goals/${goalId}`, { isCompleted: false } satisfies GoalPatch),
    onSuccess: (goal) => replaceGoal(client, goal),
    meta: { success: messages.goalReopened, failure: messages.failed.updateGoal, invalidates: [goalRisksKey] },
  })
}

/** The goal leaves the list at once, and is back in its place if the server would not let it go. */
export function useDeleteGoal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Goal) =>
      api<void>('DELETE', `/api/goals/${id}`).catch((error: unknown) => {
        // Gone already, from another window: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onMutate: (goal) => removeGoal(client, goal.id),
    onError: (_error, goal) => insertGoal(client, goal),
    meta: { success: messages.goalDeleted, failure: messages.failed.deleteGoal },
  })
}

/** What tells that an answer about the goal is on its way, wherever it was sent from. */
export function answerMutationKey(goalId: string) {
  return ['answer-coach', goalId] as const
}

/** Sends the user's answer to the coach, who judges the progress from it. */
export function useAnswerCoach(goalId: string, onAnswered: (answer: AiUpdateAnswer) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: answerMutationKey(goalId),
    mutationFn: (answer: AiUpdate) => api<AiUpdateAnswer>('PATCH', `/api/goals/${goalId}/ai-update`, answer),
    onSuccess: (answer) => {
      replaceGoal(client, answer.goal)
      onAnswered(answer)
    },
    onError: ({ status }) => {
      const description = status === 404 ? messages.error.goalNotFound : messages.error.submitResponse
      toast({ title: messages.error.title, description, variant: 'destructive' })
    },
    meta: {
      success: ({ goal, progressUpdate }: AiUpdateAnswer) => {
        const { oldProgress, newProgress, reasoning } = progressUpdate
        if (goal.isCompleted && newProgress !== oldProgress) return messages.goalCompleted
        return messages.progressUpdated(oldProgress, newProgress, reasoning)
      },
      invalidates: [goalHistoryKey(goalId), goalRisksKey],
    },
  })
}
