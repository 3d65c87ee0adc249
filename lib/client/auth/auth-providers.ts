import { useMutation } from '@tanstack/react-query'
import { removeToken } from '@/lib/client/http/token'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import type { OAuthProviderId } from '@/lib/contract/oauth'

/** Leaves for a provider's own sign-in page, to come back signed in at `next`. */
export function useProviderSignIn(next: string) {
  return useMutation({
    mutationFn: async (id: OAuthProviderId) => {
      // A token of an earlier session would be looked at before the cookie that this one opens.
      removeToken()
      const { csrfToken } = await readJson<{ csrfToken: string }>(fetch('/api/auth/csrf'))
      const body = new URLSearchParams({ csrfToken, callbackUrl: next, json: 'true' })
      const { url } = await readJson<{ url: string }>(fetch(`/api/auth/signin/${id}`, { method: 'POST', body }))
      window.location.assign(url)
    },
    meta: { failure: authMessages.failed.login },
  })
}

async function readJson<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer
  if (!response.ok) throw new Error(commonMessages.error.unknown)
  return response.json()
}
