import { weeklyInsight as answer, weekQuery } from '@/lib/contract/weekly-insight'
import { userRoute } from '@/lib/server/http/route'
import { weekForClients } from '@/lib/server/insights/told-to-clients'
import { remakeWeeklyInsight, weeklyInsight } from '@/lib/server/insights/weekly-insight'

export const GET = userRoute(
  { client: 'confidence', query: weekQuery, answer },
  ({ user, client, query, request: { signal } }) =>
    client ? weekForClients(user, signal, query.week) : weeklyInsight(user, signal, query.week),
)

export const POST = userRoute(
  { limit: 'coach', answersVisitors: true, status: 201, query: weekQuery, answer },
  ({ user, query, request: { signal } }) => remakeWeeklyInsight(user, signal, query.week),
)
