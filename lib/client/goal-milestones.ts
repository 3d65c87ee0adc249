import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { messages } from '@/lib/contract/messages'
import { api } from './api'
import { findGoal, replaceGoal, updateGoal } from './goal-cache'

type Tick = { milestoneId: string; isCompleted: boolean }

function withTick(goal: Goal, { milestoneId, isCompleted }: Tick): Goal {
  const milestones = goal.milestones.map((one) => (one.id === milestoneId ? { ...one, isCompleted } : one))
  return { ...goal, milestones }
}

/** Where the short list of milestones begins: at the first that is not done, but so that it is full. */
export function shortListStart(milestones: readonly Milestone[], length: number): number {
  const next = milestones.findIndex((milestone) => !milestone.isCompleted)
  return Math.max(0, Math.min(next === -1 ? milestones.length : next, milestones.length - length))
}

/**
 * Ticks and unticks a goal's milestones. A tick shows at once; the calls go out one after the other, each with the
 * whole list as it looks by then, so that quick ticks do not undo one another.
 */
export function useTickMilestone(goalId: string) {
  const client = useQueryClient()
  const mutationKey = ['tick-milestone', goalId]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    onMutate: (tick: Tick) => updateGoal(client, goalId, (goal) => withTick(goal, tick)),
    mutationFn: () =>
      api<Goal>('PATCH', `/api/goals/${goalId}`, {
        milestones: findGoal(client, goalId)?.milestones.map(({ id, title, isCompleted }) => ({
          id,
          title,
          isCompleted,
        })),
      }),
    onSuccess: (goal) => {
      // With more ticks waiting, what is on screen is newer than this answer.
      if (client.isMutating({ mutationKey }) === 1) replaceGoal(client, goal)
    },
    onError: (_error, { milestoneId, isCompleted }) =>
      updateGoal(client, goalId, (goal) => withTick(goal, { milestoneId, isCompleted: !isCompleted })),
    meta: { failure: messages.failed.updateGoal },
  })
}
