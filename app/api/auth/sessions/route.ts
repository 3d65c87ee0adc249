import { listSessions } from '@/lib/server/auth/list-sessions'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({}, ({ user, sessionId }) => listSessions(user.id, sessionId))
