import 'server-only'
import { careLevels, withheldIfExplicit, withoutExplicit } from '@/lib/server/coach/care-levels'
import type { ChatContext } from '@/lib/server/coach/context'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { db } from '@/lib/server/db'
import { goalRecords } from '@/lib/server/goals/goal-record'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import { recordOf } from '@/lib/server/record/record-of'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { listMessages } from './find-messages'
import { openReminders } from './open-reminders'
import { NOTHING_OFFERED } from './read-offers'

/** The turns and memories the coach is told: bounded, so that a reply costs the same however long the history. */
const TURNS = 24
const MEMORIES = 40

/** What stands in place of an earlier cry for help: its words are withheld from every engine. */
export const WITHHELD = '(A message in crisis. It was answered with lines of help.)'

/**
 * All that the coach may know when it answers this message, before anything is offered for it. Words of crisis are
 * withheld; the person's own questions to the record see all of it.
 */
export async function chatContext(
  user: UserRow,
  conversation: { id: string; summary: string } | null,
  message: string,
  now: Date,
): Promise<ChatContext> {
  const [goals, journal, reminders, memories, turns] = await Promise.all([
    goalRecords(user, now),
    recentEntries(user, 14, now),
    openReminders(user, now),
    user.memoryPaused
      ? []
      : db.memory.findMany({
          where: { userId: user.id },
          orderBy: [{ pinned: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
          take: MEMORIES,
        }),
    conversation ? listMessages(user, { conversationId: conversation.id, limit: TURNS, cursor: undefined }) : null,
  ])
  const rows = turns?.rows ?? []
  const levels = await careLevels(rows.map((row) => (row.isFromUser ? row.message : '')))
  return {
    ...coachContext(user, now),
    goals: goals.map((goal) => ({ ...goal, description: withheldIfExplicit(goal.description) })),
    journal: await withoutExplicit(journal, ({ notes }) => notes),
    reminders,
    record: recordOf(user, 'self'),
    offers: NOTHING_OFFERED,
    memories: memories.map((memory) => memory.text),
    summary: conversation?.summary ?? '',
    turns: rows.map((row, at) => ({
      isFromUser: row.isFromUser,
      text: levels[at] === 'explicit' ? WITHHELD : row.message,
      at: row.createdAt.toISOString(),
    })),
    message,
  }
}
