import 'server-only'
import { isPostgres } from '@/lib/server/db/client'
import { storedInstant } from '@/lib/server/db/hot-rows'
import { pause } from '@/lib/server/take-turns'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** Few enough that Prisma is done with them before anyone notices. */
const ROWS_AT_ONCE = 25

type Create = { [M in Prisma.ModelName]: Prisma.TypeMap['model'][M]['operations']['createMany']['args']['data'] }
type Row<M extends Prisma.ModelName> = Extract<Create[M], readonly unknown[]>[number]
type Delegate = { createMany(args: { data: object[] }): Promise<unknown> }

/**
 * Writes rows a few at a time, with pauses for others. Prisma takes thirty times as long over a row as SQLite does, and
 * SQLite's one writer would be taken for as long: there the rows go in by statements of our own. They must therefore
 * name what Prisma fills in by itself, such as `updatedAt`.
 */
export async function insertRows<M extends Prisma.ModelName>(
  tx: Prisma.TransactionClient,
  model: M,
  rows: readonly Row<M>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE) as Record<string, unknown>[]
    if (isPostgres()) await delegateOf(tx, model).createMany({ data: some })
    else await tx.$executeRawUnsafe(...statementFor(model, some))
    await pause()
  }
}

function delegateOf(tx: Prisma.TransactionClient, model: Prisma.ModelName): Delegate {
  return Reflect.get(tx, `${model[0]?.toLowerCase()}${model.slice(1)}`)
}

/** The rows of a statement have the same columns, so that it is prepared once. */
function statementFor(model: Prisma.ModelName, rows: readonly Record<string, unknown>[]): [string, ...unknown[]] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const values = rows.flatMap((row) => columns.map((column) => stored(row[column])))
  const places = rows.map((_, at) => `(${columns.map((_column, of) => `$${at * columns.length + of + 1}`).join(',')})`)
  const names = columns.map((column) => `"${column}"`).join(',')
  return [`INSERT INTO "${model}" (${names}) VALUES ${places.join(',')}`, ...values]
}

/** A value as SQLite stores it: JSON is text there. */
function stored(value: unknown): unknown {
  if (value === undefined || value === null || value === Prisma.DbNull) return null
  if (value instanceof Date) return storedInstant(value)
  if (value instanceof Uint8Array) return value
  return typeof value === 'object' ? JSON.stringify(value) : value
}
