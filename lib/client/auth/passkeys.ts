import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { accountMessages } from '@/lib/contract/messages/account'
import type { PasskeyState } from '@/lib/contract/passkey'
import { passkeysKey } from './passkeys-key'
import { sessionsKey } from './sessions'

type NamedPasskey = { name: string; currentPassword?: string }

/** The user's passkeys, and whether any can be at the address of this site. */
export function usePasskeys() {
  return useQuery<PasskeyState>({ queryKey: passkeysKey })
}

/** Has the device make a passkey; every session but this one ends. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ name, currentPassword }: NamedPasskey) => {
      const options = await api('POST /api/auth/passkeys/options', { body: { currentPassword } })
      const { makePasskey } = await import('./ask-passkey')
      const response = await makePasskey(options)
      return api('POST /api/auth/passkeys/verify', { body: { name, response } })
    },
    meta: {
      success: accountMessages.passkeyAdded,
      failure: accountMessages.failed.addPasskey,
      invalidates: [passkeysKey, sessionsKey],
    },
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/auth/passkeys/{id}', { params: { id } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<PasskeyState>(
        passkeysKey,
        (state) => state && { ...state, passkeys: state.passkeys.filter((passkey) => passkey.id !== id) },
      ),
    meta: {
      success: accountMessages.passkeyRemoved,
      failure: accountMessages.failed.removePasskey,
      invalidates: [sessionsKey],
    },
  })
}
