import { recordAsk, recordAskAnswer } from '@/lib/contract/record'
import { userRoute } from '@/lib/server/http/route'
import { answerAsk } from '@/lib/server/record/answer-ask'

export const POST = userRoute({ body: recordAsk, answer: recordAskAnswer }, ({ user, body }) => answerAsk(user, body))
