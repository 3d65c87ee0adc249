import { insightResponse, newInsightResponse } from '@/lib/contract/insight-response'
import { userRoute } from '@/lib/server/http/route'
import { createResponse, serializeResponse } from '@/lib/server/insights/responses'

export const POST = userRoute(
  { body: newInsightResponse, status: 201, answer: insightResponse },
  async ({ user, body }) => serializeResponse(await createResponse(user, body)),
)
