import { authMessages } from '@/lib/contract/messages/auth'
import { LINK_FIRST, NO_VERIFIED_EMAIL } from '@/lib/contract/oauth'

/** What to say of the `error` that the login screen was reached with, or null. */
export function providerProblem(error: string | undefined): string | null {
  if (!error) return null
  if (error === LINK_FIRST) return authMessages.error.linkFirst
  return error === NO_VERIFIED_EMAIL ? authMessages.error.noVerifiedEmail : authMessages.error.provider
}
