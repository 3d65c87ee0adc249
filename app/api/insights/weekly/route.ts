import { weeklyInsight as answer } from '@/lib/contract/weekly-insight'
import { userRoute } from '@/lib/server/http/route'
import { remakeWeeklyInsight, weeklyInsight } from '@/lib/server/insights/weekly-insight'

export const GET = userRoute({ answer }, ({ user, request }) => weeklyInsight(user, request.signal))

export const POST = userRoute({ limit: 'coach', status: 201, answer }, ({ user, request }) =>
  remakeWeeklyInsight(user, request.signal),
)
