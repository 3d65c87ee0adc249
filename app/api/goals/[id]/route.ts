import { goal, goalPatch } from '@/lib/contract/goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: goal, versioned: true }, async ({ user, params }) =>
  versioned(await getGoal(user, params.id), serializeGoal),
)

export const PATCH = userRoute(
  { params: ['id'], body: goalPatch, answer: goal, versioned: true },
  async ({ user, params, body, ifMatch }) => versioned(await updateGoal(user, params.id, body, ifMatch), serializeGoal),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteGoal(user, params.id))
