import { today } from '@/lib/contract/today'
import { todayOf } from '@/lib/server/dashboard/today'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: today }, ({ user }) => todayOf(user, new Date()))
