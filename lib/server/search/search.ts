import 'server-only'
import type { z } from 'zod'
import { replyAsShown } from '@/lib/contract/did-you-mean'
import type { SearchHit, searchQuery } from '@/lib/contract/search'
import { db } from '@/lib/server/db/client'
import { readOwn } from '@/lib/server/db/read-own'
import { catchUp } from '@/lib/server/record/index-waiting'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { excerptOf } from './excerpt'
import { findNewest } from './find-newest'
import { firstFound, foundWords, readSearch, type Search } from './read-search'

/** What is found while someone types may wait so long for what was just stored to be indexed. */
export const CATCH_UP_MS = 1_000

/**
 * What of the user's holds every word of `q` in one of its forms, the last one also as the beginning of another; at most
 * `limit` of each kind, newest first: goals by title, description, tag or milestone, those with a word of it in their title
 * before the others, journal entries and messages by their text, those of archived conversations too.
 */
export async function search(user: UserRow, { q, limit }: z.output<typeof searchQuery>): Promise<SearchHit[]> {
  await catchUp(user.id, CATCH_UP_MS)
  const wanted = readSearch(q)
  const kinds = await Promise.all([
    searchGoals(user, wanted, limit),
    searchEntries(user, wanted, limit),
    searchMessages(user, wanted, limit),
  ])
  return kinds.flat()
}

async function searchGoals(user: UserRow, wanted: Search, limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(user, ['goal'], wanted, limit)
  const rows = await readOwn(user.id, ids, (where) =>
    db.goal.findMany({
      where,
      select: { id: true, userId: true, title: true, description: true, isCompleted: true },
    }),
  )
  const isNamed = ({ title }: { title: string }) => foundWords(title, wanted).length > 0
  const hits = await inOrder(ids, rows, ({ userId: _, description, ...goal }) => ({
    kind: 'goal' as const,
    ...goal,
    ...excerptWith(description, wanted, goal.title),
  }))
  return hits.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}

async function searchEntries(user: UserRow, wanted: Search, limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(user, ['entry'], wanted, limit)
  const rows = await readOwn(user.id, ids, (where) =>
    db.journalEntry.findMany({
      where,
      select: { id: true, userId: true, date: true, mood: true, notes: true },
    }),
  )
  return inOrder(ids, rows, ({ userId: _, notes, ...entry }) => ({
    kind: 'journal',
    ...entry,
    ...excerptWith(notes, wanted),
  }))
}

async function searchMessages(user: UserRow, wanted: Search, limit: number): Promise<SearchHit[]> {
  const ids = await findNewest(user, ['message', 'reply'], wanted, limit)
  const rows = await readOwn(user.id, ids, (where) =>
    db.chatMessage.findMany({
      where,
      select: {
        id: true,
        userId: true,
        message: true,
        isFromUser: true,
        coachName: true,
        createdAt: true,
        conversation: { select: { id: true, title: true, archivedAt: true } },
      },
    }),
  )
  return inOrder(ids, rows, ({ id, message, isFromUser, coachName, createdAt, conversation }) => ({
    kind: 'message',
    id,
    conversationId: conversation.id,
    conversationTitle: conversation.title,
    isArchived: conversation.archivedAt !== null,
    isFromUser,
    coachName,
    createdAt: createdAt.toISOString(),
    ...excerptWith(isFromUser ? message : replyAsShown(message), wanted),
  }))
}

/** The part of a text that a hit shows, with the words that are marked in it and in a title over it. */
function excerptWith(text: string, wanted: Search, title = ''): { excerpt: string; found: string[] } {
  const first = firstFound(text, wanted)
  const excerpt = excerptOf(text, first === undefined ? [] : [first])
  return { excerpt, found: [...new Set(foundWords(`${title} ${excerpt}`, wanted))] }
}

/** What the rows are shown as, in the order of the ids, with a turn for others: each may hold 20,000 characters. */
async function inOrder<Row extends { id: string }, Hit>(
  ids: readonly string[],
  rows: Row[],
  show: (row: Row) => Hit,
): Promise<Hit[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hits: Hit[] = []
  for (const id of ids) {
    const row = byId.get(id)
    if (row) hits.push(show(row))
    await pause()
  }
  return hits
}
