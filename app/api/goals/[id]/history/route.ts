import { goalHistory } from '@/lib/server/goals/goal-history'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'] }, async ({ user, params }) =>
  (await goalHistory(user, params.id)).map(serializeProgressEvent),
)
