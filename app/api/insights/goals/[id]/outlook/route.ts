import { goalHeading as answer, headingQuery as query } from '@/lib/contract/goal-analysis'
import { userRoute } from '@/lib/server/http/route'
import { goalHeading } from '@/lib/server/insights/goal-heading'

export const GET = userRoute({ params: ['id'], query, answer }, ({ user, params, query: { by } }) =>
  goalHeading(user, params.id, by),
)
