import { z } from 'zod'
import { goalAnalysis, insightFilter } from '@/lib/contract/goal-analysis'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listAnalyses } from '@/lib/server/insights/goal-analyses'

export const GET = userRoute(
  { query: insightFilter, answer: z.array(goalAnalysis) },
  async ({ user, query, request }) => listed(request, await listAnalyses(user, query, request.signal)),
)
