import { newPlanDay, plan } from '@/lib/contract/plan'
import { userRoute } from '@/lib/server/http/route'
import { notePlanDay } from '@/lib/server/plans/plans'
import { serializePlan } from '@/lib/server/plans/serialize-plan'

export const POST = userRoute({ params: ['id'], body: newPlanDay, answer: plan }, async ({ user, params, body }) =>
  serializePlan(await notePlanDay(user, params.id, body)),
)
