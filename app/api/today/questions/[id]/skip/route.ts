import { skipQuestion } from '@/lib/server/dashboard/day-questions'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ params: ['id'], status: 204 }, ({ user, params }) =>
  skipQuestion(user, params.id, true),
)

export const DELETE = userRoute({ params: ['id'], status: 204 }, ({ user, params }) =>
  skipQuestion(user, params.id, false),
)
