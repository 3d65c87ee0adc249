import { messages } from '@/lib/contract/messages'
import { LINK_FIRST, NO_VERIFIED_EMAIL } from '@/lib/contract/oauth'

/** What to say of the `error` that the login screen was reached with, or null. */
export function providerProblem(error: string | undefined): string | null {
  if (!error) return null
  if (error === LINK_FIRST) return messages.error.linkFirst
  return error === NO_VERIFIED_EMAIL ? messages.error.noVerifiedEmail : messages.error.provider
}
