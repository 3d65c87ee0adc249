import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { removeToken } from '@/lib/client/http/token'
import { accountMessages } from '@/lib/contract/messages/account'
import { authMessages } from '@/lib/contract/messages/auth'
import type { Recovery, RecoveryCodesLeft, RecoveryRenewal, Reset, ResetRequest } from '@/lib/contract/recovery'
import { recoveryCodesKey } from './recovery-key'

/** Sets a new password by a recovery code. Every session of the account ends with it, one in this browser too. */
export function useRecover() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recovery: Recovery) => api('POST /api/auth/recover', { body: recovery }),
    onSuccess: () => {
      removeToken()
      client.removeQueries()
    },
    // Why it is refused stands in the form, at a field or over its button; that it was set, on the login screen.
  })
}

/** Asks for a link by mail. The answer is the same whether or not the address has an account. */
export function useMailReset() {
  return useMutation({
    mutationFn: (request: ResetRequest) => api('POST /api/auth/reset', { body: request }),
    meta: { success: authMessages.resetMailed, failure: authMessages.failed.mailReset },
  })
}

/** Sets a new password by the token of a mailed link, and ends every session as a recovery code does. */
export function useReset(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reset: Reset) => api('POST /api/auth/reset/{token}', { params: { token }, body: reset }),
    onSuccess: () => {
      removeToken()
      client.removeQueries()
    },
    meta: { failure: authMessages.failed.recover },
  })
}

/** How many of the user's recovery codes are unused. */
export function useRecoveryCodesLeft() {
  return useQuery<RecoveryCodesLeft>({ queryKey: recoveryCodesKey })
}

/** Makes new codes in the place of the old ones; they are told in the answer and no other time. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (renewal: RecoveryRenewal) => api('POST /api/auth/recovery-codes', { body: renewal }),
    onSuccess: ({ recoveryCodes }) =>
      client.setQueryData<RecoveryCodesLeft>(recoveryCodesKey, { left: recoveryCodes.length }),
    meta: { failure: accountMessages.failed.renewCodes, field: 'currentPassword' },
  })
}
