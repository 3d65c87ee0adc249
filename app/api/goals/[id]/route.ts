import { goal, goalPatch, patchedGoal } from '@/lib/contract/goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { patchGoal } from '@/lib/server/goals/patch-goal'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { etagHeader, Reply, versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'facts', params: ['id'], answer: goal, versioned: true },
  async ({ user, params }) => versioned(await getGoal(user, params.id), serializeGoal),
)

export const PATCH = userRoute(
  { params: ['id'], body: goalPatch, answer: patchedGoal, versioned: true },
  async ({ user, params, body, ifMatch }) => {
    const { goal: row, act } = await patchGoal(user, params.id, body, ifMatch)
    return new Reply({ ...serializeGoal(row), ...(act && { act }) }, [etagHeader(row)])
  },
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteGoal(user, params.id))
