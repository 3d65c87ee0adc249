import { conversation, conversationPatch, conversationRemoval } from '@/lib/contract/chat'
import { deleteConversation } from '@/lib/server/chat/delete-conversation'
import { archiveConversation, updateConversation } from '@/lib/server/conversations/change-conversation'
import { serializeConversation } from '@/lib/server/conversations/serialize-conversation'
import { userRoute } from '@/lib/server/http/route'

export const PATCH = userRoute(
  { params: ['id'], body: conversationPatch, answer: conversation },
  async ({ user, params, body }) => serializeConversation(await updateConversation(user, params.id, body)),
)

export const DELETE = userRoute({ params: ['id'], query: conversationRemoval }, ({ user, params, query }) =>
  query.forGood ? deleteConversation(user, params.id) : archiveConversation(user, params.id),
)
