import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import type { Database } from '@/lib/server/db/database-url'

export type PostgresDatabase = Extract<Database, { kind: 'postgres' }>

const CONNECT_TIMEOUT_MS = 5_000

/** Object ids of two types of Postgres: the one-byte `"char"` of its own catalog, and `text`. */
const CATALOG_CHAR = 18
const TEXT = 25

type Query = (...args: unknown[]) => Promise<{ fields?: { dataTypeID: number }[] }>

/** One connection to Postgres that the schema engine can work on: queries come one after the other. */
export async function connectPostgres({ url, schema }: PostgresDatabase): Promise<SqlDriverAdapter> {
  const factory = new PrismaPg(
    {
      connectionString: url,
      // A single connection that never idles out, so that BEGIN and COMMIT meet the statements between them.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(schema ? { options: `-c search_path=${schema}` } : {}),
    },
    { schema },
  )
  const adapter = await factory.connect()
  const pool = adapter.underlyingDriver()
  const query = pool.query.bind(pool) as Query
  let characterColumns: number[] = []

  // The adapter refuses `"char"`, which the engine asks the catalog for and wants to be told of as a character.
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args)
    characterColumns = []
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== CATALOG_CHAR) continue
      field.dataTypeID = TEXT
      characterColumns.push(index)
    }
    return result
  }) as typeof pool.query

  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement)
    for (const index of characterColumns) result.columnTypes[index] = ColumnTypeEnum.Character
    return result
  }

  // The adapter's own splits the script at every semicolon, also within a string.
  adapter.executeScript = async (script) => void (await query(script))
  return adapter
}
