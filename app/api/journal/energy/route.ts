import { energyYear as answer } from '@/lib/contract/energy'
import { userRoute } from '@/lib/server/http/route'
import { energyYear } from '@/lib/server/journal/energy'

export const GET = userRoute({ answer }, ({ user }) => energyYear(user, new Date()))
