import { descriptionRequest, rewrittenDescription } from '@/lib/contract/coach'
import { regenerateDescription } from '@/lib/server/coaching/describe-goal'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: descriptionRequest, limit: 'coach', answersVisitors: true, answer: rewrittenDescription },
  ({ user, body, request }) => regenerateDescription(user, body, request.signal),
)
