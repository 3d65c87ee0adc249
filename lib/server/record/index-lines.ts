import 'server-only'
import { isPostgres } from '@/lib/server/db/client'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { type Line, lineKinds } from './line'
import { countLines } from './line-counts'
import { positionOf } from './position'
import { privateLines } from './private-lines'
import { indexedStems, term } from './terms'

type Tx = Prisma.TransactionClient
type Placed = { line: Line; n: number; tries: number }

/** Writes the lines of some rows anew, in place of those that the index has of them. */
export async function indexLines(tx: Tx, sourceIds: readonly string[], lines: readonly Line[]): Promise<void> {
  if (sourceIds.length > 0) {
    await tx.$executeRaw`DELETE FROM "record_text" WHERE "sourceId" IN (${Prisma.join([...new Set(sourceIds)])})`
  }
  if (lines.length === 0) return
  const hidden = await privateLines(lines)
  // FTS5 writes a segment whenever a number is below the one before: in order, a go is one segment and not one a line.
  const placed = (await place(tx, lines)).toSorted((one, other) => one.n - other.n)
  const indexed = placed.map((one) => indexedLine(one, hidden.has(one.line)))
  await countLines(tx, indexed)
  const rows = JSON.stringify(indexed)
  if (isPostgres()) {
    await tx.$executeRaw`
      INSERT INTO "record_text"
        ("n", "userId", "kind", "sourceId", "refId", "goalId", "figure", "isDone", "isPrivate", "stems")
      SELECT "n", "userId", "kind", "sourceId", "refId", "goalId", "figure", "isDone", "isPrivate",
        array_to_tsvector(string_to_array("stems", ' '))
      FROM jsonb_to_recordset(${rows}::jsonb) AS "lines" ("n" bigint, "userId" text, "kind" text, "sourceId" text,
        "refId" text, "goalId" text, "figure" double precision, "isDone" int, "isPrivate" int, "stems" text)`
    return
  }
  await tx.$executeRaw`
    INSERT INTO "record_text" ("n", "userId", "kind", "sourceId", "refId", "goalId", "figure", "isDone", "isPrivate")
    SELECT value->>'n', value->>'userId', value->>'kind', value->>'sourceId', value->>'refId', value->>'goalId',
      value->>'figure', value->>'isDone', value->>'isPrivate'
    FROM json_each(${rows})`
  await tx.$executeRaw`
    INSERT INTO "record_fts" (rowid, "stems") SELECT value->>'n', value->>'stems' FROM json_each(${rows})`
}

function indexedLine({ line, n }: Placed, isPrivate: boolean) {
  const { userId, kind, sourceId, refId, goalId, figure, isDone, texts } = line
  const stems = new Set(texts.flatMap(indexedStems))
  return {
    n,
    userId,
    kind: lineKinds[kind].code,
    sourceId,
    refId,
    goalId,
    figure,
    isDone: isDone === null ? null : Number(isDone),
    isPrivate: Number(isPrivate),
    stems: [...stems].map((stem) => term(userId, kind, stem)).join(' '),
  }
}

/** Each line at its position, or at the first one of its further ones that is free. */
async function place(tx: Tx, lines: readonly Line[]): Promise<Placed[]> {
  const placed = lines.map((line) => ({ line, n: positionOf(line), tries: 0 }))
  const taken = new Set<number>()
  let open = placed
  while (open.length > 0) {
    const asked = JSON.stringify(open.map(({ n }) => n))
    const rows = await tx.$queryRaw<{ n: number | bigint }[]>(
      isPostgres()
        ? // An array is looked up one by one; a join may be planned through the whole index.
          Prisma.sql`SELECT "n" FROM "record_text" WHERE "n" = ANY (ARRAY(SELECT value::bigint FROM jsonb_array_elements_text(${asked}::jsonb)))`
        : Prisma.sql`SELECT "n" FROM "record_text" WHERE "n" IN (SELECT value FROM json_each(${asked}))`,
    )
    const held = new Set(rows.map(({ n }) => Number(n)))
    const moved: Placed[] = []
    for (const one of open) {
      if (held.has(one.n) || taken.has(one.n)) {
        one.n = positionOf(one.line, ++one.tries)
        moved.push(one)
      } else taken.add(one.n)
    }
    open = moved
  }
  return placed
}
