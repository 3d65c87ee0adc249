import 'server-only'
import type { z } from 'zod'
import type { SearchHit, searchQuery } from '@/lib/contract/search'
import { db } from '@/lib/server/db'
import { readOwn } from '@/lib/server/read-own'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { excerptOf } from './excerpt'
import { chatMessages, entries, findNewest, goals } from './find-newest'
import { wordsOf } from './words'

/**
 * What of the user's holds every word of `q`, at most `limit` of each kind, newest first: goals by title, description or
 * tag, journal entries and messages by their text, those of archived conversations too. Of each kind the newest 20,000
 * are looked through.
 */
export async function search(user: UserRow, { q, limit }: z.output<typeof searchQuery>): Promise<SearchHit[]> {
  const words = wordsOf(q)
  const kinds = await Promise.all([
    searchGoals(user.id, words, limit),
    searchEntries(user.id, words, limit),
    searchMessages(user.id, words, limit),
  ])
  return kinds.flat()
}

async function searchGoals(userId: string, words: string[], limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(goals, userId, words, limit)
  const rows = await readOwn(userId, ids, (where) =>
    db.goal.findMany({
      where,
      select: { id: true, userId: true, title: true, description: true, isCompleted: true },
    }),
  )
  return inOrder(ids, rows).map(({ userId: _, description, ...goal }) => ({
    kind: 'goal',
    ...goal,
    excerpt: excerptOf(description, words),
  }))
}

async function searchEntries(userId: string, words: string[], limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(entries, userId, words, limit)
  const rows = await readOwn(userId, ids, (where) =>
    db.journalEntry.findMany({
      where,
      select: { id: true, userId: true, date: true, mood: true, notes: true },
    }),
  )
  return inOrder(ids, rows).map(({ userId: _, notes, ...entry }) => ({
    kind: 'journal',
    ...entry,
    excerpt: excerptOf(notes, words),
  }))
}

async function searchMessages(userId: string, words: string[], limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(chatMessages, userId, words, limit)
  const rows = await readOwn(userId, ids, (where) =>
    db.chatMessage.findMany({
      where,
      select: {
        id: true,
        userId: true,
        message: true,
        isFromUser: true,
        createdAt: true,
        conversation: { select: { id: true, title: true, archivedAt: true } },
      },
    }),
  )
  return inOrder(ids, rows).map(({ id, message, isFromUser, createdAt, conversation }) => ({
    kind: 'message',
    id,
    conversationId: conversation.id,
    conversationTitle: conversation.title,
    isArchived: conversation.archivedAt !== null,
    isFromUser,
    createdAt: createdAt.toISOString(),
    excerpt: excerptOf(message, words),
  }))
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
