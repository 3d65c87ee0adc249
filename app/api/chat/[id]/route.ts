import { chatMessage } from '@/lib/contract/chat'
import { getMessage } from '@/lib/server/chat/find-messages'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: chatMessage }, async ({ user, params }) =>
  serializeMessage(await getMessage(user, params.id)),
)
