import { aiUpdate, aiUpdateAnswer } from '@/lib/contract/goal'
import { isVisit } from '@/lib/server/demo/visit'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { etagHeader, Reply } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const PATCH = userRoute(
  { params: ['id'], body: aiUpdate, limit: 'coach', answersVisitors: true, answer: aiUpdateAnswer, versioned: true },
  async ({ user, params, body, request, ifMatch }) => {
    const { goal, ...told } = await aiUpdateGoal(user, params.id, body, request.signal, ifMatch)
    const answer = { goal: serializeGoal(goal), ...told, ...(isVisit() && { unkept: true }) }
    return new Reply(answer, [etagHeader(goal)])
  },
)
