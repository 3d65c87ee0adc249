import { monthlyInsight as answer, monthQuery } from '@/lib/contract/look-back'
import { userRoute } from '@/lib/server/http/route'
import { monthlyInsight } from '@/lib/server/insights/look-back'

export const GET = userRoute({ query: monthQuery, answer }, ({ user, query }) => monthlyInsight(user, query.month))
