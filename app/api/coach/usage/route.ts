import { coachUsage } from '@/lib/contract/coach'
import { usageOfMonth } from '@/lib/server/coaching/month-usage'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: coachUsage }, ({ user }) => usageOfMonth(user, new Date()))
