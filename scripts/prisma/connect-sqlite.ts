import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { SqliteConnection } from '@/lib/server/db/sqlite-connection'

export type OpenTransaction = {
  connection: SqlDriverAdapter
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** How long to wait for another start that is migrating the same file. */
const BUSY_TIMEOUT_MS = 10_000

/** One connection to a SQLite file that changes nothing by being opened. @throws DatabaseKeyError */
export async function connectSqlite(database: SqliteDatabase): Promise<SqlDriverAdapter> {
  return adapterOn(new SqliteConnection(database, BUSY_TIMEOUT_MS), database)
}

export async function beginSqlite(database: SqliteDatabase): Promise<OpenTransaction> {
  const connection = new SqliteConnection(database, BUSY_TIMEOUT_MS)
  // With foreign keys on, dropping a table that is rebuilt would delete the rows that point to it, and inside a
  // transaction they cannot be turned off.
  connection.executeScript('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE')
  return {
    connection: await adapterOn(connection, database),
    commit: async () => connection.executeScript('COMMIT'),
    rollback: async () => connection.executeScript('ROLLBACK'),
  }
}

/** Prisma's adapter as it is, on a connection of the app's own making. */
async function adapterOn(connection: SqliteConnection, { url }: SqliteDatabase): Promise<SqlDriverAdapter> {
  const client = {
    execute: async ({ sql, args }: { sql: string; args: readonly unknown[] }) => connection.execute(sql, args),
    executeMultiple: async (script: string) => connection.executeScript(script),
    close: () => connection.close(),
  }
  const factory = new PrismaLibSql({ url })
  factory.createClient = () => client as unknown as ReturnType<PrismaLibSql['createClient']>
  return factory.connect()
}
