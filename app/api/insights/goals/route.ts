import { z } from 'zod'
import { goalAnalysis, insightFilter } from '@/lib/contract/goal-analysis'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listAnalyses } from '@/lib/server/insights/goal-analyses'
import { analysesForClients } from '@/lib/server/insights/told-to-clients'

export const GET = userRoute(
  { client: 'confidence', query: insightFilter, answer: z.array(goalAnalysis) },
  async ({ user, client, query, request }) =>
    listed(request, await (client ? analysesForClients : listAnalyses)(user, query, request.signal)),
)
