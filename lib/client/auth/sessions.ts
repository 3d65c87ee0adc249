import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Session } from '@/lib/contract/auth'
import { accountMessages } from '@/lib/contract/messages/account'

export const sessionsKey = ['/api/auth/sessions'] as const

/** The user's live sessions, newest first. */
export function useSessions() {
  return useQuery<Session[]>({ queryKey: sessionsKey })
}

/** Ends another session of the user's: its device is signed out with its next request. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/auth/sessions/{id}', { params: { id } }).catch((error: unknown) => {
        // Over already: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_answer, id) =>
      client.setQueryData<Session[]>(sessionsKey, (sessions) => sessions?.filter((session) => session.id !== id)),
    meta: { success: accountMessages.sessionEnded, failure: accountMessages.failed.endSession },
  })
}
