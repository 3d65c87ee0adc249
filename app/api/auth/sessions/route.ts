import { z } from 'zod'
import { session } from '@/lib/contract/auth'
import { listSessions } from '@/lib/server/auth/list-sessions'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: z.array(session) }, ({ user, sessionId }) => listSessions(user.id, sessionId))
