import 'server-only'
import { onePage } from '@/lib/client/cache/list-pages'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { messagesKey, messagesPath } from '@/lib/client/chat/messages'
import { activeConversationKey, conversationsKey, conversationsPath } from '@/lib/client/conversations/keys'
import { shownMessages } from '@/lib/server/chat/with-proposals'
import { personaOf } from '@/lib/server/coach/personas/personas'
import { signatureQuestions } from '@/lib/server/coach/personas/signature-questions'
import { currentEngine } from '@/lib/server/coaching/current-engine'
import { activeConversation, listConversations } from '@/lib/server/conversations/find-conversations'
import { lastSaid } from '@/lib/server/conversations/last-said'
import { serializeConversation, serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { listGoals } from '@/lib/server/goals/find-goals'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'

/** A screen and a half of each; what is older is fetched as the reader comes near it, a whole page at a time. */
const newest = { conversations: 15, messages: 30 }

/** All that the chat screen starts with. It never waits on a model. */
export async function loadChat(user: UserRow) {
  const [active, conversations, goals] = await Promise.all([
    activeConversation(user),
    listConversations(user, { archived: false, limit: newest.conversations, cursor: undefined }),
    listGoals(user, { status: 'ongoing', domain: undefined, tag: undefined, limit: 5, cursor: undefined }),
  ])
  const isNewcomer = !active && conversations.rows.length === 0 && (await archivedOf(user)).rows.length === 0
  const shown = { limit: newest.messages, cursor: undefined }
  const messages = active && (await shownMessages(user, { conversationId: active.id, ...shown }))

  const said = await lastSaid(
    user,
    conversations.rows.map(({ id }) => id),
  )
  const path = conversationsPath(false)
  const entries: Parameters<typeof prefetchedState> = [
    [activeConversationKey, active && serializeConversation(active)],
    [
      conversationsKey(false),
      onePage(path, {
        items: conversations.rows.map((row) => serializeConversation(row, said.get(row.id))),
        next: conversations.next && `${path}?cursor=${conversations.next}`,
      }),
    ],
  ]
  if (active && messages) {
    entries.push([
      messagesKey(active.id),
      onePage(messagesPath(active.id), {
        items: messages.rows.map(serializeMessage),
        next: messages.next && messagesPath(active.id, messages.next),
      }),
    ])
  }
  return {
    state: prefetchedState(...entries),
    greeting: personaOf(serializeUser(user)).greeting,
    engine: await currentEngine(user),
    questions: isNewcomer ? signatureQuestions() : null,
    goalTitles: goals.rows.map((goal) => goal.title),
  }
}

function archivedOf(user: UserRow) {
  return listConversations(user, { archived: true, limit: 1, cursor: undefined })
}
