import { capacityAnswer, capacityQuery } from '@/lib/contract/capacity'
import { userRoute } from '@/lib/server/http/route'
import { datedCapacity } from '@/lib/server/insights/later-date'

export const GET = userRoute({ query: capacityQuery, answer: capacityAnswer }, async ({ user, query }) => ({
  capacity: await datedCapacity(user, query),
}))
