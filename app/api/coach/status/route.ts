import { coachStatus as coachStatusSchema } from '@/lib/contract/coach'
import { coachStatus } from '@/lib/server/coach/choose-coach'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: coachStatusSchema }, () => coachStatus())
