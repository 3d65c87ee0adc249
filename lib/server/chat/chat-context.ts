import 'server-only'
import type { ChatContext } from '@/lib/server/coach/context'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { db } from '@/lib/server/db'
import { goalRecords } from '@/lib/server/goals/goal-record'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { listMessages } from './find-messages'

/** The turns and memories the coach is told: bounded, so that a reply costs the same however long the history. */
const TURNS = 24
const MEMORIES = 40

/** All that the coach may know when it answers this message. */
export async function chatContext(
  user: UserRow,
  conversation: { id: string; summary: string } | null,
  message: string,
  now: Date,
): Promise<ChatContext> {
  const [goals, journal, memories, turns] = await Promise.all([
    goalRecords(user, now),
    recentEntries(user, 14, now),
    user.memoryPaused
      ? []
      : db.memory.findMany({
          where: { userId: user.id },
          orderBy: [{ pinned: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
          take: MEMORIES,
        }),
    conversation ? listMessages(user, { conversationId: conversation.id, limit: TURNS, cursor: undefined }) : null,
  ])
  return {
    ...coachContext(user, now),
    goals,
    journal,
    memories: memories.map((memory) => memory.text),
    summary: conversation?.summary ?? '',
    turns: (turns?.rows ?? []).map((row) => ({
      isFromUser: row.isFromUser,
      text: row.message,
      at: row.createdAt.toISOString(),
    })),
    message,
  }
}
