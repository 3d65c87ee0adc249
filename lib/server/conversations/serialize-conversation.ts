import 'server-only'
import { type ChatMessage, type Conversation, type ReplyMark, replyMark } from '@/lib/contract/chat'
import type { LastSaid } from '@/lib/contract/last-said'
import type { Proposal } from '@/lib/contract/proposal'
import { type Looked, looked } from '@/lib/contract/record'
import { isSaidInVisit, isVisit } from '@/lib/server/demo/visit'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ConversationRow = Prisma.ConversationGetPayload<object>
export type MessageRow = Prisma.ChatMessageGetPayload<object>

/** How what the coach looked at stands in its column. */
const storedLooked = looked.array()

const storedMarks = replyMark.array()

/** The conversation as the contract shows it; with what was said last where it stands in the user's own list. */
export function serializeConversation(row: ConversationRow, last?: LastSaid): Conversation {
  return {
    id: row.id,
    title: row.title,
    isActive: row.isActive,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    neverSend: row.neverSend,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...last,
  }
}

/** The message as the contract shows it. */
export function serializeMessage(row: MessageRow & { proposals?: Proposal[] }): ChatMessage {
  return {
    id: row.id,
    userId: row.userId,
    conversationId: row.conversationId,
    message: row.message,
    isFromUser: row.isFromUser,
    createdAt: row.createdAt.toISOString(),
    source: row.source as ChatMessage['source'],
    model: row.model,
    coachName: row.coachName,
    status: row.status as ChatMessage['status'],
    proposals: row.proposals ?? [],
    looked: lookedOf(row),
    marks: marksOf(row),
    careLevel: row.careLevel as ChatMessage['careLevel'],
    ...((isVisit() || isSaidInVisit(row.id)) && { unkept: true as const }),
  }
}

/** What the coach looked at for a message. */
export function lookedOf(row: MessageRow): Looked[] {
  return row.looked === null ? [] : storedLooked.parse(row.looked)
}

function marksOf(row: MessageRow): ReplyMark[] {
  return row.marks === null ? [] : storedMarks.parse(row.marks)
}

/** A message as its row is written. */
export function messageData(row: MessageRow): Prisma.ChatMessageCreateManyInput {
  return { ...row, looked: row.looked ?? undefined, marks: row.marks ?? undefined }
}
