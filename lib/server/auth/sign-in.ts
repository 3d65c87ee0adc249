import 'server-only'
import type { AuthAnswer } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'
import { sessionCookie } from './cookie'
import { openSession } from './sessions'

/** Opens a session: the answer's body with the bearer token, and the cookie, two values of the one session. */
export async function signIn(
  user: UserRow,
  userAgent: string,
  lasts: number = limits.session.absolute,
): Promise<{ answer: AuthAnswer; cookie: string }> {
  const { token, sessionId } = await openSession(user.id, userAgent, lasts)
  const cookie = await sessionCookie({ userId: user.id, sessionId, onboarded: user.onboardingCompleted }, lasts)
  return { answer: { token, user: serializeUser(user) }, cookie }
}
