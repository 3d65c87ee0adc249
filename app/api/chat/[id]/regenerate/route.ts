import { chatAnswer, replyAgain } from '@/lib/contract/chat'
import { beginAgain } from '@/lib/server/chat/begin-again'
import { answerTurn } from '@/lib/server/chat/send-message'
import { streamTurn } from '@/lib/server/chat/stream-message'
import { eventStream, wantsEventStream } from '@/lib/server/http/event-stream'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  {
    params: ['id'],
    body: replyAgain,
    limit: 'coach',
    answersVisitors: true,
    answer: chatAnswer,
    otherTypes: ['text/event-stream'],
  },
  async ({ user, params, body, request, requestId }) => {
    const turn = await beginAgain(user, params.id, body.style)
    return wantsEventStream(request)
      ? eventStream(await streamTurn(turn, request.signal), requestId)
      : answerTurn(turn, request.signal)
  },
)
