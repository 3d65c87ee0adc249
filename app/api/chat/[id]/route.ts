import { chatAnswer, chatMessage, editedMessage } from '@/lib/contract/chat'
import { beginEdit } from '@/lib/server/chat/begin-edit'
import { getMessage } from '@/lib/server/chat/find-messages'
import { answerTurn } from '@/lib/server/chat/send-message'
import { streamTurn } from '@/lib/server/chat/stream-message'
import { withProposals } from '@/lib/server/chat/with-proposals'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { eventStream, wantsEventStream } from '@/lib/server/http/event-stream'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'confidence', params: ['id'], answer: chatMessage },
  async ({ user, params }) => {
    const messages = await withProposals(user, [await getMessage(user, params.id)])
    return messages.map(serializeMessage)[0]
  },
)

export const PATCH = userRoute(
  {
    params: ['id'],
    body: editedMessage,
    limit: 'coach',
    answersVisitors: true,
    answer: chatAnswer,
    otherTypes: ['text/event-stream'],
  },
  async ({ user, params, body, request, requestId }) => {
    const turn = await beginEdit(user, params.id, body.message)
    return wantsEventStream(request)
      ? eventStream(await streamTurn(turn, request.signal), requestId)
      : answerTurn(turn, request.signal)
  },
)
