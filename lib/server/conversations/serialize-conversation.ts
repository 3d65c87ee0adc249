import 'server-only'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ConversationRow = Prisma.ConversationGetPayload<object>
export type MessageRow = Prisma.ChatMessageGetPayload<object>

/** The conversation as the contract shows it. */
export function serializeConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    isActive: row.isActive,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The message as the contract shows it. */
export function serializeMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    userId: row.userId,
    conversationId: row.conversationId,
    message: row.message,
    isFromUser: row.isFromUser,
    createdAt: row.createdAt.toISOString(),
    source: row.source as ChatMessage['source'],
    model: row.model,
    status: row.status as ChatMessage['status'],
  }
}
