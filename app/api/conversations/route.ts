import { z } from 'zod'
import { conversation, conversationFilter, newConversation } from '@/lib/contract/chat'
import { createConversation } from '@/lib/server/conversations/change-conversation'
import { listConversations } from '@/lib/server/conversations/find-conversations'
import { serializeConversation } from '@/lib/server/conversations/serialize-conversation'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'confidence', query: conversationFilter, answer: z.array(conversation) },
  async ({ user, query, request }) => listed(request, await listConversations(user, query), serializeConversation),
)

export const POST = userRoute({ body: newConversation, status: 201, answer: conversation }, async ({ user, body }) =>
  serializeConversation(await createConversation(user, body)),
)
