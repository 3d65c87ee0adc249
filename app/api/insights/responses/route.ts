import { keptResponse, newInsightResponse } from '@/lib/contract/insight-response'
import { userRoute } from '@/lib/server/http/route'
import { createResponse, serializeKeptResponse } from '@/lib/server/insights/responses'

export const POST = userRoute({ body: newInsightResponse, status: 201, answer: keptResponse }, async ({ user, body }) =>
  serializeKeptResponse(await createResponse(user, body), user),
)
