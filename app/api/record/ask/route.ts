import { recordAsk, recordAskAnswer } from '@/lib/contract/record'
import { userRoute } from '@/lib/server/http/route'
import { answerAsk } from '@/lib/server/record/answer-ask'

export const POST = userRoute(
  { client: 'facts', body: recordAsk, answersVisitors: true, answer: recordAskAnswer },
  ({ user, body, client }) => answerAsk(user, body, client),
)
