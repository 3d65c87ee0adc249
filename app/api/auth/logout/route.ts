import { serverMessages } from '@/lib/contract/messages/server'
import { namedSessions } from '@/lib/server/auth/authenticate'
import { clearedSessionCookie } from '@/lib/server/auth/cookie'
import { endSession } from '@/lib/server/auth/sessions'
import { AppError } from '@/lib/server/errors'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'

/** Ends what header and cookie name, both: a stale token beside a live cookie must not leave its owner signed in. */
export const POST = publicRoute({}, async ({ request }) => {
  const sessions = await namedSessions(request)
  if (sessions.length === 0) throw new AppError('unauthenticated', serverMessages.unauthenticated)
  await Promise.all(sessions.map(({ user, sessionId }) => endSession(user.id, sessionId)))
  return new Reply(undefined, [['Set-Cookie', clearedSessionCookie()]])
})
