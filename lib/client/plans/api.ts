import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { useMutation } from '@/lib/client/cache/use-mutation'
import { api } from '@/lib/client/http/api'
import { refreshRecord } from '@/lib/client/proposals/api'
import type { NewPlan, ObstacleOffer, Plan, PlanCheck, PlanOutcome, PlanPatch } from '@/lib/contract/plan'
import { cuesThatHeld } from '@/lib/contract/plan-words'
import { allPlansKey, plansKey } from './key'

/** A goal's plans, newest first. */
export function usePlans(goalId: string) {
  return useQuery({
    queryKey: plansKey(goalId),
    queryFn: ({ signal }) => fetchWholeList<'GET /api/plans'>(`/api/plans?${new URLSearchParams({ goalId })}`, signal),
  })
}

/** The cues that held for the user before, whatever the goal. */
export function useCuesThatHeld() {
  return useQuery({
    queryKey: allPlansKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/plans'>('/api/plans', signal),
    select: cuesThatHeld,
  })
}

/** What the check makes of a plan as it is written, before it is saved; nothing of one that is not begun. */
export function usePlanChecks(parts: PlanParts) {
  const { cue, action, obstacle, ifObstacle } = parts
  const body = { cue, action, obstacle, ifObstacle }
  return useQuery<PlanCheck[]>({
    queryKey: ['plan-check', cue, action, obstacle, ifObstacle],
    queryFn: ({ signal }) => api('POST /api/plans/check', { body, signal }),
    enabled: Object.values(body).some((part) => part.trim() !== ''),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** What stood in the way of a goal before, in the person's own words. */
export function useObstacles(goalId: string) {
  return useQuery<ObstacleOffer[]>({ queryKey: ['/api/goals', goalId, 'obstacles'] })
}

export type PlanParts = Pick<Plan, 'cue' | 'action' | 'obstacle' | 'ifObstacle'>

type PlanChange =
  | { add: NewPlan }
  | { id: string; patch: PlanPatch }
  | { id: string; day: { date: string; outcome: PlanOutcome | null } }
  | { remove: string }

/** Makes, changes, answers or deletes a plan; a failure is told where it was tried. */
export function useChangePlans(goalId: string, onDone?: (plan: Plan | null) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: PlanChange) => sendChange(change),
    onSuccess: async (plan) => {
      await client.invalidateQueries({ queryKey: plansKey(goalId) })
      client.invalidateQueries({ queryKey: allPlansKey, exact: true })
      refreshRecord(client)
      onDone?.(plan)
    },
  })
}

async function sendChange(change: PlanChange): Promise<Plan | null> {
  if ('add' in change) return api('POST /api/plans', { body: change.add })
  if ('remove' in change) {
    await api('DELETE /api/plans/{id}', { params: { id: change.remove } })
    return null
  }
  const params = { id: change.id }
  if ('patch' in change) return api('PATCH /api/plans/{id}', { params, body: change.patch })
  return api('POST /api/plans/{id}/outcomes', { params, body: change.day })
}
