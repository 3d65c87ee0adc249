import 'server-only'
import type { z } from 'zod'
import type { messageFilter } from '@/lib/contract/chat'
import { getConversation } from '@/lib/server/conversations/find-conversations'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { db } from '@/lib/server/db/client'
import type { HotColumns } from '@/lib/server/db/hot-rows'
import { hotPage, type Page } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

const columns = {
  id: 'text',
  userId: 'text',
  conversationId: 'text',
  message: 'text',
  isFromUser: 'boolean',
  source: 'text',
  model: 'text?',
  coachName: 'text?',
  status: 'text',
  looked: 'json?',
  marks: 'json?',
  careLevel: 'text?',
  createdAt: 'instant',
} as const satisfies HotColumns

/**
 * A page of a conversation's messages, oldest first; the first page holds the newest, the next one what came before.
 * Without a conversation the active one is meant; with none active there is nothing.
 *
 * @throws AppError `not_found` for a conversation that is not the user's
 */
export async function listMessages(
  user: UserRow,
  { conversationId, limit, cursor }: z.output<typeof messageFilter>,
): Promise<Page<MessageRow>> {
  if (conversationId !== undefined) await getConversation(user, conversationId)
  const page = await hotPage({ table: 'ChatMessage', columns, order: newestFirst }, { limit, cursor }, (add) => [
    `"conversationId" = ${conversationId === undefined ? activeOf(add(user.id), add(true)) : add(conversationId)}`,
  ])
  return { ...page, rows: page.rows.toReversed() }
}

/** The current conversation, as `activeConversation` finds it. */
function activeOf(userId: string, yes: string): string {
  return `(SELECT "id" FROM "Conversation" WHERE "userId" = ${userId} AND "isActive" = ${yes}
     AND "archivedAt" IS NULL ORDER BY "updatedAt" DESC LIMIT 1)`
}

/** @throws AppError `not_found` */
export async function getMessage(user: UserRow, id: string): Promise<MessageRow> {
  const message = await db.chatMessage.findFirst({ where: { id, userId: user.id } })
  if (!message) throw notFound()
  return message
}
