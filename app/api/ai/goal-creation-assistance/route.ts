import { guidance, guidanceRequest } from '@/lib/contract/coach'
import { assistGoalCreation } from '@/lib/server/coaching/describe-goal'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: guidanceRequest, limit: 'coach', answersVisitors: true, answer: guidance },
  ({ user, body, request }) => assistGoalCreation(user, body, request.signal),
)
