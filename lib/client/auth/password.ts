import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import type { PasswordChange } from '@/lib/contract/auth'
import { accountMessages } from '@/lib/contract/messages/account'
import { sessionsKey } from './sessions'

/** Changes the password; every session but this one ends with it. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) => api('POST /api/auth/password', { body: change }),
    meta: {
      success: accountMessages.passwordChanged,
      failure: accountMessages.failed.changePassword,
      field: 'currentPassword',
      invalidates: [sessionsKey],
    },
  })
}
