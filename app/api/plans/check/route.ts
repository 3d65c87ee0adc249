import { z } from 'zod'
import { planCheck, planToCheck } from '@/lib/contract/plan'
import { userRoute } from '@/lib/server/http/route'
import { checkPlan } from '@/lib/server/plans/check-plan'

/** What is likely to hold of a plan as it is written: nothing is stored. */
export const POST = userRoute({ body: planToCheck, answersVisitors: true, answer: z.array(planCheck) }, ({ body }) =>
  checkPlan(body),
)
