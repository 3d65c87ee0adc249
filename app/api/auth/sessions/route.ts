import { z } from 'zod'
import { session, sessionFilter } from '@/lib/contract/auth'
import { listSessions, serializeSession } from '@/lib/server/auth/list-sessions'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { query: sessionFilter, answer: z.array(session) },
  async ({ user, sessionId, query, request }) =>
    listed(request, await listSessions({ user, sessionId }, query), (row) => serializeSession(row, sessionId)),
)
