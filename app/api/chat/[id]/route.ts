import { chatMessage } from '@/lib/contract/chat'
import { getMessage } from '@/lib/server/chat/find-messages'
import { withProposals } from '@/lib/server/chat/with-proposals'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ params: ['id'], answer: chatMessage }, async ({ user, params }) => {
  const messages = await withProposals(user, [await getMessage(user, params.id)])
  return messages.map(serializeMessage)[0]
})
