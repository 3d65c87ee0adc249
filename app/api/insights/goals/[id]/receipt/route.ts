import { insightReceipt as answer } from '@/lib/contract/receipt'
import { userRoute } from '@/lib/server/http/route'
import { analysisReceipt } from '@/lib/server/insights/goal-analyses'

export const GET = userRoute({ params: ['id'], answer, asksRow: true }, ({ user, params }) =>
  analysisReceipt(user, params.id),
)
