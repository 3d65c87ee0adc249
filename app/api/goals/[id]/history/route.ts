import { z } from 'zod'
import { historyFilter, progressEvent } from '@/lib/contract/goal'
import { goalHistory } from '@/lib/server/goals/goal-history'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'facts', params: ['id'], query: historyFilter, answer: z.array(progressEvent) },
  async ({ user, params, query, request }) =>
    listed(request, await goalHistory(user, params.id, query), serializeProgressEvent),
)
