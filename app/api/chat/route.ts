import { z } from 'zod'
import { chatAnswer, chatMessage, clearFilter, messageFilter, newMessage } from '@/lib/contract/chat'
import { clearMessages } from '@/lib/server/chat/clear-messages'
import { sendMessage } from '@/lib/server/chat/send-message'
import { streamMessage } from '@/lib/server/chat/stream-message'
import { shownMessages } from '@/lib/server/chat/with-proposals'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { eventStream, wantsEventStream } from '@/lib/server/http/event-stream'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ query: messageFilter, answer: z.array(chatMessage) }, async ({ user, query, request }) =>
  listed(request, await shownMessages(user, query), serializeMessage),
)

export const POST = userRoute(
  { body: newMessage, limit: 'coach', answer: chatAnswer, otherTypes: ['text/event-stream'] },
  async ({ user, body, request, requestId }) =>
    wantsEventStream(request)
      ? eventStream(await streamMessage(user, body, request.signal), requestId)
      : sendMessage(user, body, request.signal),
)

export const DELETE = userRoute({ query: clearFilter }, ({ user, query }) => clearMessages(user, query.conversationId))
