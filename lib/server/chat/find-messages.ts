import 'server-only'
import type { z } from 'zod'
import type { messageFilter } from '@/lib/contract/chat'
import { activeConversation, getConversation } from '@/lib/server/conversations/find-conversations'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

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
  const conversation =
    conversationId === undefined ? await activeConversation(user) : await getConversation(user, conversationId)
  if (!conversation) return { rows: [], next: null }
  const rows = await db.chatMessage.findMany({
    where: { conversationId: conversation.id, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  const page = toPage(rows, limit, newestFirst)
  return { ...page, rows: page.rows.toReversed() }
}

/** @throws AppError `not_found` */
export async function getMessage(user: UserRow, id: string): Promise<MessageRow> {
  const message = await db.chatMessage.findFirst({ where: { id, userId: user.id } })
  if (!message) throw notFound()
  return message
}
