import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { clearDrafts } from '@/lib/client/forms/draft-storage'
import { abandonReads, api } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { removeToken, storeToken } from '@/lib/client/http/token'
import { dropWaiting } from '@/lib/client/outbox/keep'
import { forgetOffline } from '@/lib/client/phone/worker'
import type { AuthAnswer, Credentials, NewAccount } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { currentUserKey } from './current-user'
import { forgetFreshCodes, keepFreshCodes } from './fresh-codes'

export function useLogin() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/auth/login', { body: credentials }),
    onSuccess: enter,
    // That it failed stands in the form, and stays there.
    meta: { success: authMessages.loggedIn },
  })
}

/** Logs in with a passkey of this device. Nothing of it is loaded before. */
export function usePasskeyLogin() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async () => {
      const [options, { askForLogin }] = await Promise.all([
        api('POST /api/auth/passkeys/login/options', {}),
        import('./ask-passkey'),
      ])
      return api('POST /api/auth/passkeys/login/verify', { body: { response: await askForLogin(options) } })
    },
    onSuccess: enter,
    meta: { success: authMessages.loggedIn, failure: authMessages.failed.login },
  })
}

export function useSignup() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (account: NewAccount) => api('POST /api/auth/signup', { body: account }),
    onSuccess: (answer) => {
      enter(answer)
      keepFreshCodes(answer.user.id, answer.recoveryCodes)
    },
    // That it failed stands in the form, and stays there.
    meta: { success: authMessages.accountCreated },
  })
}

/** Everything of a user whose session is over leaves this browser, and the landing page is loaded anew. */
export async function forgetUser(client: QueryClient): Promise<void> {
  removeToken()
  await dropWaiting()
  await forgetOffline()
  clearDrafts()
  forgetFreshCodes()
  client.clear()
  window.location.assign(paths.landing)
}

/** Ends the session on the server first: dropping the token alone would leave the cookie alive. */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // Nothing is deleted where one only signs up or in, so that those screens do without it.
      const { settleDeletions } = await import('@/lib/client/cache/undo')
      await settleDeletions()
      await client.cancelQueries()
      abandonReads()
      await api('POST /api/auth/logout').catch((error: unknown) => {
        // A session that is over already is what logging out is for.
        if (!(error instanceof ApiError && error.status === 401)) throw error
      })
    },
    onSuccess: () => forgetUser(client),
    meta: { failure: commonMessages.failed.logout },
  })
}

function useEnter() {
  const client = useQueryClient()
  return ({ token, user }: AuthAnswer) => {
    client.removeQueries()
    forgetFreshCodes()
    forgetOffline()
    storeToken(token)
    client.setQueryData(currentUserKey, user)
  }
}
