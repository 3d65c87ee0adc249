import 'server-only'
import type { z } from 'zod'
import type { JournalEntry, journalFilter } from '@/lib/contract/journal'
import { db, isPostgres } from '@/lib/server/db/client'
import type { HotColumns } from '@/lib/server/db/hot-rows'
import { afterCursor, hotPage, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type EntryRow, serializeEntry } from './serialize-entry'

const order = { column: 'date', direction: 'desc' } as const

const columns = {
  id: 'text',
  date: 'text',
  mood: 'number',
  timeSpent: 'text',
  notes: 'text',
  attachments: 'texts',
  neverSend: 'boolean',
  createdAt: 'iso',
  updatedAt: 'iso',
} as const satisfies HotColumns

type Filter = z.output<typeof journalFilter>

/**
 * A page of the user's journal as the contract shows it, newest date first. Every word of `q` must stand in the notes,
 * in any case, a plural also in the singular. A page of a search may be shorter than `limit` and still have a next one.
 */
export function listEntries(user: UserRow, filter: Filter): Promise<Page<JournalEntry>> {
  // "Passports" finds the passport, too.
  const words = (filter.q?.split(/\s+/).filter(Boolean) ?? []).map((word) => word.replace(PLURAL, ''))
  return words.length > 0 ? searchEntries(user, filter, words) : pageOfEntries(user, filter)
}

const PLURAL = /(?<=\p{L}{3}[^s\s])s$/iu

async function pageOfEntries(user: UserRow, { from, to, mood, ...at }: Filter): Promise<Page<JournalEntry>> {
  const page = await hotPage({ table: 'JournalEntry', columns, order }, at, (add) => [
    `"userId" = ${add(user.id)}`,
    from !== undefined && `"date" >= ${add(from)}`,
    to !== undefined && `"date" <= ${add(to)}`,
    mood !== undefined && `"mood" = ${add(mood)}`,
  ])
  return { ...page, rows: page.rows.map((row) => ({ ...row, userId: user.id })) }
}

async function searchEntries(user: UserRow, filter: Filter, words: string[]): Promise<Page<JournalEntry>> {
  const { from, to, mood, limit, cursor } = filter
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
    rows: page.rows
      .filter(({ notes }) => words.every((word) => notes.toLowerCase().includes(word.toLowerCase())))
      .map(serializeEntry),
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
