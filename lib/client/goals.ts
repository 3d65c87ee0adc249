import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { AiUpdate, AiUpdateAnswer, Goal, NewGoal } from '@/lib/contract/goal'
import type { RiskLevel } from '@/lib/contract/goal-analysis'
import { messages } from '@/lib/contract/messages'
import { api } from './api'
import { carefulPatch, type PatchOutcome } from './careful-patch'
import { goalHistoryKey, goalRisksKey, goalsKey, insertGoal, removeGoal, replaceGoal } from './goal-cache'
import { fetchWholeList } from './list-pages'
import { useDeletedIds } from './undo'
import { useDeleteWithUndo } from './undo-from-screen'
import { toast } from './use-toast'

/** Every goal of the user, newest first. */
export function useGoals() {
  const deleted = useDeletedIds()
  return useQuery({
    queryKey: goalsKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/goals'>(goalsKey[0], signal),
    select: useCallback((goals: Goal[]) => goals.filter(({ id }) => !deleted.has(id)), [deleted]),
  })
}

/** The risk of each ongoing goal by its id. One that is not in it, such as one just created, has none yet: low. */
export function useGoalRisks(): ReadonlyMap<string, RiskLevel> {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/insights/goals/risk'>(goalRisksKey[0], signal),
  })
  return useMemo(() => new Map(data?.map(({ goalId, riskLevel }) => [goalId, riskLevel])), [data])
}

/** A goal's progress ledger, oldest first. */
export function useGoalHistory(goalId: string) {
  return useQuery({
    queryKey: goalHistoryKey(goalId),
    queryFn: ({ queryKey, signal }) => fetchWholeList<'GET /api/goals/{id}/history'>(queryKey.join('/'), signal),
  })
}

/** `onCreated` is told even where the form has been closed meanwhile. */
export function useCreateGoal(onCreated: (goal: Goal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (goal: NewGoal) => api('POST /api/goals', { body: goal }),
    onSuccess: (goal) => {
      insertGoal(client, goal)
      onCreated(goal)
    },
    meta: { success: messages.goalCreated, failure: messages.failed.createGoal, invalidates: [goalRisksKey] },
  })
}

type CompletionField = 'isCompleted' | 'completionNotes'
type Completion = { notes: string; base: Pick<Goal, CompletionField> }

/**
 * Marks a goal as completed. Without notes of its own the completion keeps the progress notes. Where other completion
 * notes were stored meanwhile, `clash` is given the stored goal and nothing was changed.
 */
export function useCompleteGoal(goalId: string, on: { completed: () => void; clash: (current: Goal) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ notes, base }: Completion) =>
      carefulPatch<Goal, CompletionField>(`/api/goals/${goalId}`, base, {
        isCompleted: true,
        completionNotes: notes || base.completionNotes,
      }),
    onSuccess: (outcome) => {
      if ('clashing' in outcome) return on.clash(outcome.current)
      replaceGoal(client, outcome.saved)
      on.completed()
    },
    meta: {
      // The full toast speaks of 100 %, which a goal closed by hand need not have reached.
      success: (outcome: PatchOutcome<Goal, CompletionField>) => {
        if ('clashing' in outcome) return undefined
        return outcome.saved.progress === 100 ? messages.goalCompleted : { title: messages.goalCompleted.title }
      },
      failure: messages.failed.updateGoal,
      invalidates: [goalHistoryKey(goalId), goalRisksKey],
    },
  })
}

export function useReopenGoal(goalId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('PATCH /api/goals/{id}', { params: { id: goalId }, body: { isCompleted: false } }),
    onSuccess: (goal) => replaceGoal(client, goal),
    meta: { success: messages.goalReopened, failure: messages.failed.updateGoal, invalidates: [goalRisksKey] },
  })
}

/** The goal leaves the list at once; it is deleted when the toast with Undo goes. */
export function useDeleteGoal(): (goal: Goal) => void {
  const client = useQueryClient()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ id }) =>
    deleteWithUndo({
      id,
      path: `/api/goals/${id}`,
      title: messages.goalDeleted.title,
      failure: messages.failed.deleteGoal,
      onDeleted: () => {
        removeGoal(client, id)
        // Risks, analyses and the week all spoke of it.
        client.invalidateQueries({
          refetchType: 'all',
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/insights/'),
        })
      },
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
    mutationFn: (answer: AiUpdate) => api('PATCH /api/goals/{id}/ai-update', { params: { id: goalId }, body: answer }),
    onSuccess: (answer) => {
      replaceGoal(client, answer.goal)
      onAnswered(answer)
    },
    onError: ({ status }) => {
      const description = status === 404 ? messages.error.goalNotFound : messages.error.submitResponse
      toast({ title: messages.error.title, description, variant: 'destructive' })
    },
    meta: {
      success: ({ goal, progressUpdate, ask, care }: AiUpdateAnswer) => {
        // What the coach asks back stands in the dialog: nothing is to be told yet.
        if (ask) return undefined
        if (care) return messages.responseSubmitted
        const { oldProgress, newProgress, reasoning } = progressUpdate
        if (goal.isCompleted && newProgress !== oldProgress) return messages.goalCompleted
        return messages.progressUpdated(oldProgress, newProgress, reasoning)
      },
      invalidates: [goalHistoryKey(goalId), goalRisksKey],
    },
  })
}
