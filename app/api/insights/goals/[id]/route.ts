import { goalAnalysis as answer } from '@/lib/contract/goal-analysis'
import { userRoute } from '@/lib/server/http/route'
import { goalAnalysis } from '@/lib/server/insights/goal-analyses'
import { analysisForClients } from '@/lib/server/insights/told-to-clients'

export const GET = userRoute({ client: 'confidence', params: ['id'], answer }, ({ user, client, params, request }) =>
  client ? analysisForClients(user, params.id, request.signal) : goalAnalysis(user, params.id, request.signal),
)
