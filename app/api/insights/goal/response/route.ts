import { goalResponse, goalResponseAnswer } from '@/lib/contract/insight-response'
import { userRoute } from '@/lib/server/http/route'
import { respondToGoal, serializeGoalResponse } from '@/lib/server/insights/responses'

export const POST = userRoute({ body: goalResponse, status: 201, answer: goalResponseAnswer }, async ({ user, body }) =>
  serializeGoalResponse(await respondToGoal(user, body), user),
)
