import { z } from 'zod'
import { insightFilter, riskItem } from '@/lib/contract/goal-analysis'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listRisks } from '@/lib/server/insights/risks'

export const GET = userRoute(
  { client: 'confidence', query: insightFilter, answer: z.array(riskItem) },
  async ({ user, query, request }) => listed(request, await listRisks(user, query)),
)
