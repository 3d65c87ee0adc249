import 'server-only'
import type { z } from 'zod'
import type { journalFilter } from '@/lib/contract/journal'
import { db, isPostgres } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { EntryRow } from './serialize-entry'

const order = { column: 'date', direction: 'desc' } as const

/**
 * A page of the user's journal, newest date first. Every word of `q` must stand in the notes, in any case. A page of a
 * search may be shorter than `limit` and still have a next one.
 */
export async function listEntries(user: UserRow, filter: z.output<typeof journalFilter>): Promise<Page<EntryRow>> {
  const { q, from, to, mood, limit, cursor } = filter
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const rows = await db.journalEntry.findMany({
    where: {
      userId: user.id,
      mood,
      AND: [{ date: { gte: from, lte: to } }, afterCursor(order, cursor), ...words.map(likely)],
    },
    orderBy: orderBy(order),
    take: limit + 1,
  })
  const page = toPage(rows, limit, order)
  // LIKE takes `%` and `_` in a word as wildcards, and Prisma escapes neither.
  return { ...page, rows: page.rows.filter(({ notes }) => words.every((word) => notes.toLowerCase().includes(word))) }
}

/** SQLite's LIKE folds ASCII case by itself; Postgres is told to. */
function likely(word: string) {
  return { notes: { contains: word, ...(isPostgres() ? { mode: 'insensitive' } : {}) } }
}

/** @throws AppError `not_found` */
export async function getEntry(user: UserRow, id: string): Promise<EntryRow> {
  const entry = await db.journalEntry.findFirst({ where: { id, userId: user.id } })
  if (!entry) throw notFound()
  return entry
}
