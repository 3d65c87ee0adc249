import { z } from 'zod'
import { progressEvent } from '@/lib/contract/goal'
import { goalHistory } from '@/lib/server/goals/goal-history'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: z.array(progressEvent) }, async ({ user, params }) =>
  (await goalHistory(user, params.id)).map(serializeProgressEvent),
)
