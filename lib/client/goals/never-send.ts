import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { goalMessages } from '@/lib/contract/messages/goals'
import { replaceGoal } from './cache'

/** Keeps a goal from every model and client, or lets it go. */
export function useKeepGoal(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (neverSend: boolean) => api('PATCH /api/goals/{id}', { params: { id }, body: { neverSend } }),
    onSuccess: ({ act: _, ...goal }) => replaceGoal(client, goal),
    meta: { failure: goalMessages.failed.updateGoal },
  })
}
