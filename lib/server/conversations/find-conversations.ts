import 'server-only'
import type { z } from 'zod'
import type { conversationFilter } from '@/lib/contract/chat'
import { db } from '@/lib/server/db/client'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { ConversationRow } from './serialize-conversation'

const order = { column: 'updatedAt', direction: 'desc' } as const

/** A page of the user's conversations, the most recently updated first: the archived ones, or those that are not. */
export async function listConversations(
  user: UserRow,
  { archived, limit, cursor }: z.output<typeof conversationFilter>,
): Promise<Page<ConversationRow>> {
  const rows = await db.conversation.findMany({
    where: { userId: user.id, archivedAt: archived ? { not: null } : null, ...afterCursor(order, cursor) },
    orderBy: orderBy(order),
    take: limit + 1,
  })
  return toPage(rows, limit, order)
}

/** The conversation that is current, or null. */
export function activeConversation(user: UserRow): Promise<ConversationRow | null> {
  return db.conversation.findFirst({
    where: { userId: user.id, isActive: true, archivedAt: null },
    orderBy: { updatedAt: 'desc' },
  })
}

/** @throws AppError `not_found` */
export async function getConversation(user: UserRow, id: string): Promise<ConversationRow> {
  const conversation = await db.conversation.findFirst({ where: { id, userId: user.id } })
  if (!conversation) throw notFound()
  return conversation
}
