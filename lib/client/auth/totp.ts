import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { accountMessages } from '@/lib/contract/messages/account'
import type { TotpConfirmation, TotpEnd, TotpState } from '@/lib/contract/totp'
import { sessionsKey } from './sessions'
import { totpKey } from './totp-key'

/** Whether a login asks for a code of an authenticator app. */
export function useTotp() {
  return useQuery<TotpState>({ queryKey: totpKey })
}

/** Makes a key for the app, which the answer tells and nothing else. */
export function useBeginTotp() {
  return useMutation({
    mutationFn: () => api('POST /api/auth/totp', {}),
    meta: { failure: accountMessages.failed.beginTotp },
  })
}

/** Turns it on, by the password and a code of the app; every session but this one ends. */
export function useConfirmTotp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: TotpConfirmation) => api('POST /api/auth/totp/confirm', { body: confirmation }),
    onSuccess: () => client.setQueryData<TotpState>(totpKey, { isOn: true }),
    meta: {
      success: accountMessages.totpOn,
      failure: accountMessages.failed.beginTotp,
      field: ['currentPassword', 'code'],
      invalidates: [sessionsKey],
    },
  })
}

export function useEndTotp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (end: TotpEnd) => api('DELETE /api/auth/totp', { body: end }),
    onSuccess: () => client.setQueryData<TotpState>(totpKey, { isOn: false }),
    meta: { success: accountMessages.totpOff, failure: accountMessages.failed.endTotp, field: 'currentPassword' },
  })
}
