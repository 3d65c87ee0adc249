import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { errorSentence } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import type { GoalMention } from '@/lib/contract/goal-mention'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'

export function mentionsKey(goalId: string) {
  return ['/api/goals', goalId, 'mentions'] as const
}

/** Takes a mention out of a goal's history: it is of something else. The toast brings it back. */
export function useNotAbout(goalId: string) {
  const client = useQueryClient()
  const key = mentionsKey(goalId)
  const judge = (refId: string, isAbout: boolean) =>
    api('PATCH /api/goals/{id}/mentions', { params: { id: goalId }, body: { refId, isAbout } })
  return useMutation({
    mutationFn: ({ ref }: GoalMention) => judge(ref.id, false),
    onSuccess: (_, { ref, quote }) => {
      const before = client.getQueryData<GoalMention[]>(key)
      client.setQueryData<GoalMention[]>(key, (known) => known?.filter((one) => one.ref.id !== ref.id))
      const run = () => {
        judge(ref.id, true).then(
          () => client.setQueryData(key, before),
          (error) =>
            toast({ title: goalMessages.mentionFailed, description: errorSentence(error), variant: 'destructive' }),
        )
      }
      toast({ ...goalMessages.notAbout, action: { ...commonMessages.undo, hint: `Undo: ${quote}`, run } })
    },
    meta: { failure: goalMessages.mentionFailed },
  })
}
