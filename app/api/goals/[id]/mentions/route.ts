import { z } from 'zod'
import { goalMention, mentionVerdict } from '@/lib/contract/goal-mention'
import { goalMentions } from '@/lib/server/goals/goal-mentions'
import { judgeMention } from '@/lib/server/goals/judge-mention'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: z.array(goalMention) }, ({ user, params }) =>
  goalMentions(user, params.id),
)

export const PATCH = userRoute({ params: ['id'], body: mentionVerdict, status: 204 }, ({ user, params, body }) =>
  judgeMention(user, params.id, body),
)
