import { insightReceipt as answer } from '@/lib/contract/receipt'
import { weekQuery } from '@/lib/contract/weekly-insight'
import { userRoute } from '@/lib/server/http/route'
import { weekReceipt } from '@/lib/server/insights/weekly-insight'

export const GET = userRoute({ query: weekQuery, answer, asksRow: true }, ({ user, query }) =>
  weekReceipt(user, query.week),
)
