import { descriptionRequest, descriptionSuggestion } from '@/lib/contract/coach'
import { suggestDescription } from '@/lib/server/coaching/describe-goal'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: descriptionRequest, limit: 'coach', answersVisitors: true, answer: descriptionSuggestion },
  ({ user, body, request }) => suggestDescription(user, body, request.signal),
)
