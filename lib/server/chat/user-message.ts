import 'server-only'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { newId } from '@/lib/server/ids'

/** What a user sent just now, as the row that it will be. */
export function userMessageOf(
  conversation: { id: string; userId: string },
  { message, careLevel, createdAt }: Pick<MessageRow, 'message' | 'careLevel' | 'createdAt'>,
): MessageRow {
  return {
    id: newId(),
    userId: conversation.userId,
    conversationId: conversation.id,
    message,
    isFromUser: true,
    source: 'user',
    model: null,
    coachName: null,
    status: 'complete',
    looked: null,
    marks: null,
    careLevel,
    createdAt,
  }
}
