import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { placeEntry } from '@/lib/client/journal/cache'
import { goalMessages } from '@/lib/contract/messages/goals'
import { journalMessages } from '@/lib/contract/messages/journal'
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

/** Keeps an entry from every model and client, or lets it go. */
export function useKeepEntry(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (neverSend: boolean) => api('PATCH /api/journal/{id}', { params: { id }, body: { neverSend } }),
    onSuccess: ({ care: _care, careLevel: _level, heard: _heard, ...entry }) => placeEntry(client, entry),
    meta: { failure: journalMessages.failed.updateEntry },
  })
}
