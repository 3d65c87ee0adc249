import { z } from 'zod'
import { obstacleOffer } from '@/lib/contract/plan'
import { userRoute } from '@/lib/server/http/route'
import { findObstacles } from '@/lib/server/plans/find-obstacles'

export const GET = userRoute({ params: ['id'], answer: z.array(obstacleOffer) }, ({ user, params }) =>
  findObstacles(user, params.id),
)
