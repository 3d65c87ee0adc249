import { coachRequest, coachSuggestion } from '@/lib/contract/coach'
import { generateCoach } from '@/lib/server/coaching/generate-coach'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: coachRequest, limit: 'coach', answersVisitors: true, answer: coachSuggestion },
  ({ user, body, request }) => generateCoach(user, body, request.signal),
)
