import 'server-only'
import { db, isPostgres } from '@/lib/server/db/client'
import { hotRows } from '@/lib/server/db/hot-rows'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { type LineKind, lineKinds } from './line'

type Tx = Prisma.TransactionClient
type Counted = { userId: string; kind: string; isPrivate: number }

/** With more rows than these a count is made one row again. */
const MOST_ROWS = 64

const columns = { lines: 'number?', shown: 'number?', rows: 'number' } as const

/** Adds lines that were just written; those that are deleted are taken off by the database. */
export async function countLines(tx: Tx, lines: readonly Counted[]): Promise<void> {
  const counts = new Map<string, { userId: string; kind: string; lines: number; shown: number }>()
  for (const { userId, kind, isPrivate } of lines) {
    const count = counts.get(userId + kind) ?? { userId, kind, lines: 0, shown: 0 }
    counts.set(userId + kind, { ...count, lines: count.lines + 1, shown: count.shown + 1 - isPrivate })
  }
  const rows = [...counts.values()].map((one) => Prisma.sql`(${one.userId}, ${one.kind}, ${one.lines}, ${one.shown})`)
  await tx.$executeRaw`INSERT INTO "record_count" ("userId", "kind", "lines", "shown") VALUES ${Prisma.join(rows)}`
}

/** How many lines of a kind the user has; of them those alone that a model is shown where `shown` says so. */
export async function lineCount(userId: string, kind: LineKind, shown: boolean): Promise<number> {
  const { code } = lineKinds[kind]
  const [count] = await hotRows(
    columns,
    `SELECT CAST(sum("lines") AS BIGINT), CAST(sum("shown") AS BIGINT), count(*) FROM "record_count"
     WHERE "userId" = $1 AND "kind" = $2`,
    [userId, code],
  )
  if ((count?.rows ?? 0) > MOST_ROWS) await makeOne(userId, code)
  return (shown ? count?.shown : count?.lines) ?? 0
}

/** Makes the rows of a count one. On Postgres those that somebody is just adding to, or making one, are left out. */
async function makeOne(userId: string, kind: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const own = Prisma.sql`"userId" = ${userId} AND "kind" = ${kind}`
    const gone = await tx.$queryRaw<{ lines: number; shown: number }[]>(
      isPostgres()
        ? Prisma.sql`DELETE FROM "record_count" WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM "record_count" WHERE ${own} FOR UPDATE SKIP LOCKED)) RETURNING "lines", "shown"`
        : Prisma.sql`DELETE FROM "record_count" WHERE ${own} RETURNING "lines", "shown"`,
    )
    const sum = (of: 'lines' | 'shown') => gone.reduce((total, row) => total + Number(row[of]), 0)
    if (gone.length > 0) {
      await tx.$executeRaw`
        INSERT INTO "record_count" ("userId", "kind", "lines", "shown")
        VALUES (${userId}, ${kind}, ${sum('lines')}, ${sum('shown')})`
    }
  })
}
