import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { api } from '@/lib/client/http/api'
import { accountMessages } from '@/lib/contract/messages/account'
import type { ProfilePatch } from '@/lib/contract/user'

export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    // One after the other: of two quick changes the later one must win.
    scope: { id: 'profile' },
    mutationFn: (patch: ProfilePatch) => api('PATCH /api/users/profile', { body: patch }),
    onSuccess: (user) => client.setQueryData(currentUserKey, user),
    meta: {
      success: accountMessages.profileUpdated,
      failure: accountMessages.failed.profile,
      invalidates: [currentUserKey],
    },
  })
}
