import { z } from 'zod'
import { conversation, conversationFilter, newConversation } from '@/lib/contract/chat'
import { createConversation } from '@/lib/server/conversations/change-conversation'
import { listConversations } from '@/lib/server/conversations/find-conversations'
import { lastSaid } from '@/lib/server/conversations/last-said'
import { serializeConversation } from '@/lib/server/conversations/serialize-conversation'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'confidence', query: conversationFilter, answer: z.array(conversation) },
  async ({ user, client, query, request }) => {
    const page = await listConversations(user, query)
    // A program asks for what was said, where it may, and is not handed it beside a title.
    const said = client
      ? null
      : await lastSaid(
          user,
          page.rows.map(({ id }) => id),
        )
    return listed(request, page, (row) => serializeConversation(row, said?.get(row.id)))
  },
)

export const POST = userRoute({ body: newConversation, status: 201, answer: conversation }, async ({ user, body }) =>
  serializeConversation(await createConversation(user, body)),
)
