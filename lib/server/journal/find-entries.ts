import 'server-only'
import type { z } from 'zod'
import type { JournalEntry, journalFilter } from '@/lib/contract/journal'
import { db } from '@/lib/server/db/client'
import { type HotColumns, hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { decodeCursor, hotPage, type Page, toPage } from '@/lib/server/db/keyset'
import { readOwn } from '@/lib/server/db/read-own'
import { notFound } from '@/lib/server/errors'
import { indexFinder } from '@/lib/server/record/hits'
import { catchUp } from '@/lib/server/record/index-waiting'
import { END, endOfDate, startOfDate } from '@/lib/server/record/position'
import { anyDay, type Side } from '@/lib/server/record/side'
import { readSearch } from '@/lib/server/search/read-search'
import { CATCH_UP_MS } from '@/lib/server/search/search'
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
 * A page of the user's journal as the contract shows it, newest date first. Of `q` every word must stand in the notes in
 * one of its forms, with or without its accents.
 */
export function listEntries(user: UserRow, filter: Filter): Promise<Page<JournalEntry>> {
  return filter.q?.trim() ? searchEntries(user, filter, filter.q) : pageOfEntries(user, filter)
}

async function pageOfEntries(user: UserRow, { from, to, mood, ...at }: Filter): Promise<Page<JournalEntry>> {
  const page = await hotPage({ table: 'JournalEntry', columns, order }, at, (add) => [
    `"userId" = ${add(user.id)}`,
    from !== undefined && `"date" >= ${add(from)}`,
    to !== undefined && `"date" <= ${add(to)}`,
    mood !== undefined && `"mood" = ${add(mood)}`,
  ])
  return { ...page, rows: page.rows.map((row) => ({ ...row, userId: user.id })) }
}

/** By the record's index of words, as the palette searches: where no entry has the last word whole, by its beginning. */
async function searchEntries(user: UserRow, filter: Filter, q: string): Promise<Page<JournalEntry>> {
  const { limit, cursor } = filter
  await catchUp(user.id, CATCH_UP_MS, ['JournalEntry'])
  const { whole, begun } = readSearch(q)
  const asked = { ...anyDay(user, 'entry'), ...boundsOf(filter) }
  const [isThere] = await indexFinder.page({ ...asked, about: whole }, 1, 'DESC')
  const to = cursor === undefined ? asked.to : Math.min(asked.to, await positionOfCursor(user, cursor))
  const hits = await indexFinder.page({ ...asked, to, about: isThere ? whole : (begun ?? whole) }, limit + 1, 'DESC')
  const ids = hits.map(({ refId }) => refId)
  const rows = await readOwn(user.id, ids, (where) => db.journalEntry.findMany({ where }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const page = toPage(
    ids.flatMap((id) => byId.get(id) ?? []),
    limit,
    order,
  )
  return { ...page, rows: page.rows.map(serializeEntry) }
}

/** Entries name their day themselves, in no zone. */
function boundsOf({ from, to, mood }: Filter): Pick<Side, 'from' | 'to' | 'figure'> {
  return {
    from: from === undefined ? 0 : startOfDate(from, null),
    to: to === undefined ? END : endOfDate(to, null),
    figure: mood === undefined ? null : { min: mood, max: mood },
  }
}

/** Where the entry stands at which a page ended; where it is deleted by now, its day begins. */
async function positionOfCursor(user: UserRow, cursor: string): Promise<number> {
  const { value, id } = decodeCursor(order.column, cursor)
  const { values, add } = statementValues()
  const [line] = await hotRows(
    { n: 'number' },
    `SELECT "n" FROM "record_text" WHERE "sourceId" = ${add(id)} AND "userId" = ${add(user.id)}`,
    values,
  )
  return line?.n ?? startOfDate(String(value), null)
}

/** @throws AppError `not_found` */
export async function getEntry(user: UserRow, id: string): Promise<EntryRow> {
  const entry = await db.journalEntry.findFirst({ where: { id, userId: user.id } })
  if (!entry) throw notFound()
  return entry
}
