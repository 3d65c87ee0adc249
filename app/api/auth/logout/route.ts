import { clearedSessionCookie } from '@/lib/server/auth/cookie'
import { endSession } from '@/lib/server/auth/sessions'
import { Reply } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({}, async ({ user, sessionId }) => {
  await endSession(user.id, sessionId)
  return new Reply(undefined, [['Set-Cookie', clearedSessionCookie()]])
})
