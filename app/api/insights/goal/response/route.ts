import { goalResponse, goalResponseAnswer } from '@/lib/contract/insight-response'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { userRoute } from '@/lib/server/http/route'
import { respondToGoal, serializeResponse } from '@/lib/server/insights/responses'

export const POST = userRoute(
  { body: goalResponse, status: 201, answer: goalResponseAnswer },
  async ({ user, body }) => {
    const { goal, response } = await respondToGoal(user, body)
    return { goal: serializeGoal(goal), response: serializeResponse(response) }
  },
)
