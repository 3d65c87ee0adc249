import { coachStatus } from '@/lib/server/coach/choose-coach'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({}, () => coachStatus())
