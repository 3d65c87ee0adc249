import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { SqliteDatabase } from './database-url'
import { SqliteConnection, type SqliteFailure } from './sqlite-connection'

type LibSqlClient = ReturnType<PrismaLibSql['createClient']>

/** Readers are locked out only while a file is being recovered or rebuilt. */
const LOCKED_AT_MOST_MS = 5_000
const LOCK_POLL_MS = 20
const BUSY = 5

const PRAGMAS = 'PRAGMA busy_timeout = 0; PRAGMA query_only = ON;'

/**
 * Prisma's libSQL adapter on a connection that cannot write, for what reads outside a transaction. The one that writes
 * serves one after another, and the first of them may be waiting for another process's lock: no reader needs to.
 */
export class SqliteReads extends PrismaLibSql {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ url: database.url })
    this.#database = database
  }

  override createClient(): LibSqlClient {
    const connection = new SqliteConnection(this.#database, 0)
    connection.executeScript(PRAGMAS)
    const client = {
      execute: ({ sql, args }: { sql: string; args: readonly unknown[] }) => read(connection, sql, args),
      close: () => connection.close(),
    }
    return client as unknown as LibSqlClient
  }
}

/**
 * Whether a statement does nothing but read, and what every connection sees. One that begins otherwise may write,
 * whatever it gives back; a temporary table is its connection's own.
 */
export function onlyReads(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql) && !/\btemp\./i.test(sql)
}

async function read(connection: SqliteConnection, sql: string, args: readonly unknown[]) {
  const deadline = Date.now() + LOCKED_AT_MOST_MS
  for (;;) {
    try {
      return connection.execute(sql, args)
    } catch (error) {
      // libSQL may leave a statement that failed open until it is garbage, and with it an old view of the file.
      connection.reopen()
      connection.executeScript(PRAGMAS)
      const { rawCode = 0 } = error as Partial<SqliteFailure>
      if ((rawCode & 0xff) !== BUSY || Date.now() > deadline) throw error
      await sleep(LOCK_POLL_MS)
    }
  }
}
