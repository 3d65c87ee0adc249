import { z } from 'zod'
import { newPlan, plan, planFilter } from '@/lib/contract/plan'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { createPlan, listPlans } from '@/lib/server/plans/plans'
import { serializePlan } from '@/lib/server/plans/serialize-plan'

export const GET = userRoute(
  { client: 'facts', query: planFilter, answer: z.array(plan) },
  async ({ user, query, request }) => listed(request, await listPlans(user, query), serializePlan),
)

export const POST = userRoute({ body: newPlan, status: 201, answer: plan }, async ({ user, body }) =>
  serializePlan(await createPlan(user, body)),
)
