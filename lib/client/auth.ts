import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuthAnswer, Credentials, NewAccount } from '@/lib/contract/auth'
import { messages } from '@/lib/contract/messages'
import { paths } from '@/lib/contract/paths'
import { abandonReads, api } from './api'
import { ApiError } from './api-error'
import { currentUserKey } from './current-user'
import { clearDrafts } from './draft-storage'
import { removeToken, storeToken } from './token'
import { settleDeletions } from './undo'

export function useLogin() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/auth/login', { body: credentials }),
    onSuccess: enter,
    meta: { success: messages.loggedIn, failure: messages.failed.login },
  })
}

export function useSignup() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (account: NewAccount) => api('POST /api/auth/signup', { body: account }),
    onSuccess: enter,
    meta: { success: messages.accountCreated, failure: messages.failed.signup },
  })
}

/** Everything of a user whose session is over leaves this browser, and the landing page is loaded anew. */
export function forgetUser(client: QueryClient): void {
  removeToken()
  clearDrafts()
  client.clear()
  window.location.assign(paths.landing)
}

/** Ends the session on the server first: dropping the token alone would leave the cookie alive. */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await settleDeletions()
      await client.cancelQueries()
      abandonReads()
      await api('POST /api/auth/logout').catch((error: unknown) => {
        // A session that is over already is what logging out is for.
        if (!(error instanceof ApiError && error.status === 401)) throw error
      })
    },
    onSuccess: () => forgetUser(client),
    meta: { failure: messages.failed.logout },
  })
}

function useEnter() {
  const client = useQueryClient()
  return ({ token, user }: AuthAnswer) => {
    client.removeQueries()
    storeToken(token)
    client.setQueryData(currentUserKey, user)
  }
}
