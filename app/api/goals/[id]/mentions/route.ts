import { z } from 'zod'
import { goalMention } from '@/lib/contract/goal-mention'
import { goalMentions } from '@/lib/server/goals/goal-mentions'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: z.array(goalMention) }, ({ user, params }) =>
  goalMentions(user, params.id),
)
