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
  const words = q?.split(/\s+/).filter(Boolean) ?? []
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
  return {
    ...page,
    rows: page.rows.filter(({ notes }) => words.every((word) => notes.toLowerCase().includes(word.toLowerCase()))),
  }
}

/**
 * Postgres is told to fold case. SQLite's LIKE folds ASCII alone, so there a word is also looked for in the forms that
 * people write: as typed, small, capitalised and in capitals.
 */
function likely(word: string) {
  if (isPostgres()) return { notes: { contains: word, mode: 'insensitive' as const } }
  const [first = '', ...rest] = word
  const forms = new Set([
    word,
    word.toLowerCase(),
    first.toUpperCase() + rest.join('').toLowerCase(),
    word.toUpperCase(),
  ])
  return { OR: [...forms].map((form) => ({ notes: { contains: form } })) }
}

/** @throws AppError `not_found` */
export async function getEntry(user: UserRow, id: string): Promise<EntryRow> {
  const entry = await db.journalEntry.findFirst({ where: { id, userId: user.id } })
  if (!entry) throw notFound()
  return entry
}
