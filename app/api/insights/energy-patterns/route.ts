import { energyPatterns as answer } from '@/lib/contract/energy-patterns'
import { userRoute } from '@/lib/server/http/route'
import { energyPatterns } from '@/lib/server/insights/patterns/energy-patterns'

export const GET = userRoute({ answer }, ({ user }) => energyPatterns(user, new Date()))
