import 'server-only'
import { summarizeTurns } from '@/lib/server/coach/memory/summarize-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Messages that the coach is always shown whole; what is older is summarised. */
const SHOWN_WHOLE = 60
/** Most that are summarised at once, where a long conversation was imported. */
const AT_ONCE = 80

/**
 * What a conversation's older part said, carried on to the messages that the coach is no longer shown whole. Reads a
 * bounded number of rows however long the conversation.
 */
export async function summarizeOlder(
  tx: Prisma.TransactionClient,
  { id: userId, timeZone }: Pick<UserRow, 'id' | 'timeZone'>,
  conversationId: string,
): Promise<{ summary: string; summarizedThrough: string | null } | null> {
  const conversation = await tx.conversation.findUniqueOrThrow({
    where: { id: conversationId, userId },
    select: { summary: true, summarizedThrough: true },
  })
  const newest = await tx.chatMessage.findMany({
    where: { conversationId, userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN_WHOLE + AT_ONCE,
  })
  const done = newest.findIndex(({ id }) => id === conversation.summarizedThrough)
  const leaving = newest.slice(SHOWN_WHOLE, done < 0 ? undefined : done).toReversed()
  const last = leaving.at(-1)
  if (!last) return null
  const turns = leaving.map(({ isFromUser, message, createdAt }) => ({
    isFromUser,
    text: message,
    at: createdAt.toISOString(),
  }))
  return { summary: summarizeTurns(conversation.summary, turns, timeZone), summarizedThrough: last.id }
}
