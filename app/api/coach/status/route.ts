import { coachStatus as answer } from '@/lib/contract/coach'
import { statusFor } from '@/lib/server/coaching/coach-status'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer }, ({ user }) => statusFor(user))
