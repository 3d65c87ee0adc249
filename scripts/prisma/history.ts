import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'

export type History = {
  /** Whether there are tables beside the history itself. */
  hasTables: boolean
  applied: string[]
  failed: string[]
}

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  postgres: 'SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()',
}

/** What `_prisma_migrations` says, read with two plain queries. */
export async function readHistory(connection: SqlDriverAdapter): Promise<History> {
  const tables = await query(connection, connection.provider === 'sqlite' ? TABLES.sqlite : TABLES.postgres)
  const names = tables.map(([name]) => String(name))
  if (!names.includes('_prisma_migrations')) return { hasTables: names.length > 0, applied: [], failed: [] }
  const rows = await query(
    connection,
    `SELECT migration_name, CASE WHEN finished_at IS NULL THEN 'failed' ELSE 'applied' END
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  const named = (state: string) => rows.filter((row) => row[1] === state).map((row) => String(row[0]))
  return { hasTables: names.length > 1, applied: named('applied'), failed: named('failed') }
}

export async function query(connection: SqlDriverAdapter, sql: string): Promise<unknown[][]> {
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] })
  return rows
}
