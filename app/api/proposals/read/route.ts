import { z } from 'zod'
import { readOrder, typedOrder } from '@/lib/contract/proposal'
import { readTyped } from '@/lib/server/chat/read-typed'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: typedOrder, answersVisitors: true, answer: z.array(readOrder) },
  ({ user, body }) => readTyped(user, body.text),
)
