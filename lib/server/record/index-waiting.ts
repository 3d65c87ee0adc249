import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { db, isPostgres } from '@/lib/server/db/client'
import { hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { indexLines } from './index-lines'
import type { Line } from './line'
import { type SourceTable, sources } from './sources/sources'

/** Rows, and characters of their texts, that are indexed in one go: everyone else waits for so long. */
const MOST_ROWS = 64
const MOST_CHARACTERS = 40_000

/** An answer may wait so long for what was just stored to be indexed. */
export const CATCH_UP_MS = 8_000

type Tx = Prisma.TransactionClient
type Waiting = { seq: number | bigint; source: SourceTable; sourceId: string }

/**
 * Brings the user's lines up to what is stored, so that what is asked next sees it: those of the tables that it looks
 * through, where they are named. A reply's own messages wait, and a question to the journal need not wait for them. After
 * a large import it takes longer than anyone waits: then what is left is not looked through yet, and the number of rows
 * that were says so.
 */
export async function catchUp(userId: string, withinMs: number, tables?: readonly SourceTable[]): Promise<void> {
  const until = performance.now() + withinMs
  const isBehind = () => isWaiting(userId, tables)
  // Two in vain: what is left is being changed, by somebody whose change is not yet to be seen.
  for (let inVain = 0; inVain < 2 && performance.now() < until && (await isBehind()); await setImmediate()) {
    inVain = (await indexSome(userId)) > 0 ? 0 : inVain + 1
  }
}

/** Indexes the next rows that wait, of one user or of anyone, and tells how many they were. */
export async function indexSome(userId?: string): Promise<number> {
  if (!(await isWaiting(userId))) return 0
  return db.$transaction(async (tx) => {
    const waiting = await nextWaiting(tx, userId)
    const read = await readSources(tx, waiting)
    await indexLines(
      tx,
      read.done.map(({ sourceId }) => sourceId),
      read.lines,
    )
    if (read.done.length > 0) {
      const seqs = Prisma.join(read.done.map(({ seq }) => Prisma.sql`CAST(${String(seq)} AS BIGINT)`))
      await tx.$executeRaw`DELETE FROM "record_queue" WHERE "seq" IN (${seqs})`
    }
    return read.done.length
  })
}

/** Whether rows of a user still wait, or of anyone. Looked at before any lock is taken: nearly always there is nothing. */
export async function isWaiting(userId: string | undefined, tables?: readonly SourceTable[]): Promise<boolean> {
  const { values, add } = statementValues()
  const own = userId === undefined ? 'TRUE' : `"userId" = ${add(userId)}`
  const among = tables ? ` AND "source" IN (${tables.map(add).join(', ')})` : ''
  const rows = await hotRows({ seq: 'number' }, `SELECT "seq" FROM "record_queue" WHERE ${own}${among} LIMIT 1`, values)
  return rows.length > 0
}

/** What another instance is at is passed by, except where its user waits for it. */
function nextWaiting(tx: Tx, userId: string | undefined): Promise<Waiting[]> {
  const own = userId === undefined ? Prisma.empty : Prisma.sql`WHERE "userId" = ${userId}`
  const held = userId === undefined ? Prisma.sql`FOR UPDATE SKIP LOCKED` : Prisma.sql`FOR UPDATE`
  return tx.$queryRaw<Waiting[]>`
    SELECT "seq", "source", "sourceId" FROM "record_queue" ${own} ORDER BY "seq" LIMIT ${MOST_ROWS}
    ${isPostgres() ? held : Prisma.empty}`
}

/**
 * The lines of the rows that wait, as many as go at once. A row that somebody is just changing is left in the queue: to
 * wait for it could be to wait for someone who waits for this.
 */
async function readSources(tx: Tx, waiting: readonly Waiting[]): Promise<{ done: Waiting[]; lines: Line[] }> {
  const done: Waiting[] = []
  const lines: Line[] = []
  let characters = 0
  for (const table of new Set(waiting.map(({ source }) => source))) {
    const own = waiting.filter(({ source }) => source === table)
    const ids = [...new Set(own.map(({ sourceId }) => sourceId))]
    const busy = await busyRows(tx, table, ids)
    const free = ids.filter((id) => !busy.has(id))
    const read = await sources[table](tx, free)
    for (const id of free) {
      if (characters > MOST_CHARACTERS) break
      const made = read.filter(({ sourceId }) => sourceId === id)
      for (const { texts } of made) for (const text of texts) characters += text.length
      lines.push(...made)
      done.push(...own.filter(({ sourceId }) => sourceId === id))
    }
  }
  return { done, lines }
}

/** Holds the rows as they are until the lines are written, and tells which of them somebody else holds. */
async function busyRows(tx: Tx, table: SourceTable, ids: readonly string[]): Promise<Set<string>> {
  if (!isPostgres()) return new Set()
  const name = Prisma.raw(`"${table}"`)
  const among = Prisma.sql`"id" IN (${Prisma.join([...ids])})`
  const held = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM ${name} WHERE ${among} FOR SHARE SKIP LOCKED`
  const there = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM ${name} WHERE ${among}`
  const isHeld = new Set(held.map(({ id }) => id))
  return new Set(there.map(({ id }) => id).filter((id) => !isHeld.has(id)))
}
