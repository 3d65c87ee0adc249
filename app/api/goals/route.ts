import { z } from 'zod'
import { goal, goalFilter, newGoal } from '@/lib/contract/goal'
import { createGoal } from '@/lib/server/goals/create-goal'
import { listGoals } from '@/lib/server/goals/find-goals'
import { serializeGoal, withoutVersion } from '@/lib/server/goals/serialize-goal'
import { listed, versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'facts', query: goalFilter, answer: z.array(goal) },
  async ({ user, query, request }) => listed(request, await listGoals(user, query), withoutVersion),
)

export const POST = userRoute({ body: newGoal, status: 201, answer: goal, versioned: true }, async ({ user, body }) =>
  versioned(await createGoal(user, body), serializeGoal),
)
