import { z } from 'zod'
import { insightResponse, responseFilter } from '@/lib/contract/insight-response'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listResponses, serializeResponse } from '@/lib/server/insights/responses'

export const GET = userRoute(
  { client: 'confidence', params: ['goalId'], query: responseFilter, answer: z.array(insightResponse) },
  async ({ user, params, query, request }) =>
    listed(request, await listResponses(user, params.goalId, query), serializeResponse),
)
