import { goalAnalysis as answer } from '@/lib/contract/goal-analysis'
import { userRoute } from '@/lib/server/http/route'
import { goalAnalysis } from '@/lib/server/insights/goal-analyses'

export const GET = userRoute({ params: ['id'], answer }, ({ user, params, request }) =>
  goalAnalysis(user, params.id, request.signal),
)
