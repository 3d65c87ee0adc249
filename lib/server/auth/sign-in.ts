import 'server-only'
import type { AuthAnswer } from '@/lib/contract/auth'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'
import { sessionCookie } from './cookie'
import { openSession } from './sessions'

/** Opens a session: the answer's body with the bearer token, and the cookie, two values of the one session. */
export async function signIn(user: UserRow, userAgent: string): Promise<{ answer: AuthAnswer; cookie: string }> {
  const { token, sessionId } = await openSession(user.id, userAgent)
  const cookie = await sessionCookie({ userId: user.id, sessionId, onboarded: user.onboardingCompleted })
  return { answer: { token, user: serializeUser(user) }, cookie }
}
