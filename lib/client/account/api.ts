import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { forgetUser } from '@/lib/client/auth/api'
import { api } from '@/lib/client/http/api'
import { accountMessages } from '@/lib/contract/messages/account'

/** Deletes the account for good, and every session with it. `confirmation` is its email. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (confirmation: string) => api('DELETE /api/users/me', { body: { confirmation } }),
    meta: { success: accountMessages.accountDeleted, failure: accountMessages.failed.deleteAccount },
  })
}

/** Leaves for the landing page once there is no session left to end. */
export function useLeave(): () => void {
  const client = useQueryClient()
  return useCallback(() => forgetUser(client), [client])
}
