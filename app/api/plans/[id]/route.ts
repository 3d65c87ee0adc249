import { plan, planPatch } from '@/lib/contract/plan'
import { userRoute } from '@/lib/server/http/route'
import { deletePlan, updatePlan } from '@/lib/server/plans/plans'
import { serializePlan } from '@/lib/server/plans/serialize-plan'

export const PATCH = userRoute({ params: ['id'], body: planPatch, answer: plan }, async ({ user, params, body }) =>
  serializePlan(await updatePlan(user, params.id, body)),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deletePlan(user, params.id))
