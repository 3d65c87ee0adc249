import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Clash, carefulPatch, type PatchOutcome } from '@/lib/client/cache/careful-patch'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalRisksKey, replaceGoal } from './cache'
import { editOf, type GoalEdit } from './form'

export type GoalClash = Clash<Goal, keyof GoalEdit>

/** Saves an edit, or tells what stands in its way: then nothing was changed. */
export function useEditGoal(goalId: string, on: { saved: () => void; clash: (clash: GoalClash) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, mine }: { base: GoalEdit; mine: GoalEdit }) =>
      carefulPatch<Goal, keyof GoalEdit>(`/api/goals/${goalId}`, editOf(base), editOf(mine)),
    onSuccess: (outcome) => {
      replaceGoal(client, 'clashing' in outcome ? outcome.current : outcome.saved)
      if ('clashing' in outcome) on.clash(outcome)
      else on.saved()
    },
    meta: {
      success: (outcome: PatchOutcome<Goal, keyof GoalEdit>) =>
        'clashing' in outcome ? undefined : goalMessages.goalUpdated,
      failure: goalMessages.failed.updateGoal,
      // Another date is another risk.
      invalidates: [goalRisksKey],
    },
  })
}
