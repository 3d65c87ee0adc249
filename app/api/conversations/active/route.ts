import { conversation } from '@/lib/contract/chat'
import { activeConversation } from '@/lib/server/conversations/find-conversations'
import { serializeConversation } from '@/lib/server/conversations/serialize-conversation'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ client: 'confidence', answer: conversation.nullable() }, async ({ user }) => {
  const conversation = await activeConversation(user)
  return conversation && serializeConversation(conversation)
})
