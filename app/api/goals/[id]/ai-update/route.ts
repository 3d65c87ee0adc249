import { aiUpdate, aiUpdateAnswer } from '@/lib/contract/goal'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { userRoute } from '@/lib/server/http/route'

export const PATCH = userRoute(
  { params: ['id'], body: aiUpdate, limit: 'coach', answer: aiUpdateAnswer },
  async ({ user, params, body, request }) => {
    const { goal, ...told } = await aiUpdateGoal(user, params.id, body, request.signal)
    return { goal: serializeGoal(goal), ...told }
  },
)
