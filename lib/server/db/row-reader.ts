import 'server-only'
import type { Pool } from 'pg'
import type { SqliteFile } from './open-sqlite'
import { type PostgresDatabase, statementName } from './postgres-adapter'
import { SqliteConnection } from './sqlite-connection'

/** Reads by statements that stay prepared, outside Prisma: values in, rows as arrays out, times and JSON as text. */
export type RowReader = {
  read(sql: string, values: readonly (string | number | boolean)[]): Promise<unknown[][]>
}

/** Readers are locked out only while a file is being recovered, at the start. */
const OPEN_TIMEOUT_MS = 5_000

/** A connection of its own, which sees what is committed and cannot write. Opened at the first read. */
export function sqliteReader(file: SqliteFile): RowReader {
  let connection: SqliteConnection | undefined
  return {
    async read(sql, values) {
      if (!connection) {
        connection = new SqliteConnection(file, OPEN_TIMEOUT_MS)
        connection.executeScript('PRAGMA query_only = ON')
      }
      try {
        return connection.execute(sql, values).rows
      } catch (error) {
        // libSQL may leave a statement that failed open until it is garbage, and with it an old view of the file.
        connection.close()
        connection = undefined
        throw error
      }
    },
  }
}

/** The type numbers of Postgres that do not come as text. */
const parsers = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  [20, Number],
  [23, Number],
  [701, Number],
])
const asText = (text: string) => text
const types = { getTypeParser: (type: number) => parsers.get(type) ?? asText }

/**
 * How many rows hold a word is another number for each word. After five runs Postgres keeps one plan of a prepared
 * statement for whatever comes, and a word that nobody wrote then has it walk through a whole history (docs/speed.md).
 */
const ASKS_FOR_WORDS = /@@/

/** On connections of the pool that Prisma uses. */
export function postgresReader(pool: Pool, { keepsStatements }: PostgresDatabase): RowReader {
  return {
    async read(sql, values) {
      const name = keepsStatements && !ASKS_FOR_WORDS.test(sql) ? statementName(sql) : undefined
      const { rows } = await pool.query({ name, text: sql, values: [...values], rowMode: 'array', types })
      return rows
    },
  }
}
