import { capacityAnswer, capacityQuery } from '@/lib/contract/capacity'
import { capacityFor } from '@/lib/server/goals/capacity'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ query: capacityQuery, answer: capacityAnswer }, async ({ user, query }) => ({
  capacity: await capacityFor(user, query),
}))
