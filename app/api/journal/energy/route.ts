import { energyYear as answer, energyQuery as query } from '@/lib/contract/energy'
import { userRoute } from '@/lib/server/http/route'
import { energyYear } from '@/lib/server/journal/energy'

export const GET = userRoute({ query, answer }, ({ user, query }) => energyYear(user, new Date(), query.until))
