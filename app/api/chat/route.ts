import { z } from 'zod'
import { chatAnswer, chatMessage, clearFilter, messageFilter, newMessage, unkeptAnswer } from '@/lib/contract/chat'
import { clearMessages } from '@/lib/server/chat/clear-messages'
import { sendMessage } from '@/lib/server/chat/send-message'
import { streamMessage } from '@/lib/server/chat/stream-message'
import { answerUnkept, isOffTheRecord, streamUnkept } from '@/lib/server/chat/unkept'
import { shownMessages } from '@/lib/server/chat/with-proposals'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { eventStream, wantsEventStream } from '@/lib/server/http/event-stream'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'confidence', query: messageFilter, answer: z.array(chatMessage) },
  async ({ user, query, request }) => listed(request, await shownMessages(user, query), serializeMessage),
)

export const POST = userRoute(
  {
    body: newMessage,
    limit: 'coach',
    answersVisitors: true,
    answer: z.union([chatAnswer, unkeptAnswer]),
    otherTypes: ['text/event-stream'],
    toldOnce: isOffTheRecord,
  },
  async ({ user, body, request, requestId }) => {
    if (isOffTheRecord(body)) {
      return wantsEventStream(request)
        ? eventStream(await streamUnkept(user, body, request.signal), requestId)
        : answerUnkept(user, body, request.signal)
    }
    return wantsEventStream(request)
      ? eventStream(await streamMessage(user, body, request.signal), requestId)
      : sendMessage(user, body, request.signal)
  },
)

export const DELETE = userRoute({ query: clearFilter }, ({ user, query }) => clearMessages(user, query.conversationId))
