import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Database } from '@/lib/server/database-url'
import type { PostgresDatabase } from './connect-postgres'

/** How long to wait for another start that is migrating the same file. */
const BUSY_TIMEOUT_MS = 10_000

/** A connection that changes nothing by being opened: not even the journal mode of a SQLite file. */
export async function connect(database: Database): Promise<SqlDriverAdapter> {
  if (database.kind === 'postgres') return connectPostgres(database)
  const { PrismaLibSql } = await import('@prisma/adapter-libsql')
  return new PrismaLibSql({ url: database.url, timeout: BUSY_TIMEOUT_MS }).connect()
}

export type OpenTransaction = {
  connection: SqlDriverAdapter
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** A connection inside a transaction, which scripts of several statements do not end. */
export async function begin(database: Database): Promise<OpenTransaction> {
  return database.kind === 'sqlite' ? beginSqlite(database.url) : beginPostgres(database)
}

async function beginSqlite(url: string): Promise<OpenTransaction> {
  const { PrismaLibSql } = await import('@prisma/adapter-libsql')
  const factory = new PrismaLibSql({ url })
  const client = factory.createClient({ url, timeout: BUSY_TIMEOUT_MS })
  // With foreign keys on, dropping a table that is rebuilt would delete the rows that point to it, and inside a
  // transaction they cannot be turned off.
  await client.execute('PRAGMA foreign_keys = OFF')
  const transaction = await client.transaction('write')
  client.execute = transaction.execute.bind(transaction)
  // The client's own rolls an open transaction back.
  client.executeMultiple = transaction.executeMultiple.bind(transaction)
  factory.createClient = () => client
  return {
    connection: await factory.connect(),
    commit: () => transaction.commit(),
    rollback: () => transaction.rollback(),
  }
}

async function beginPostgres(database: PostgresDatabase): Promise<OpenTransaction> {
  const connection = await connectPostgres(database)
  await connection.executeScript('BEGIN')
  return {
    connection,
    commit: () => connection.executeScript('COMMIT'),
    rollback: () => connection.executeScript('ROLLBACK'),
  }
}

/** The driver of the other database is not loaded: that would be a tenth of the time of a start. */
async function connectPostgres(database: PostgresDatabase): Promise<SqlDriverAdapter> {
  const postgres = await import('./connect-postgres')
  return postgres.connectPostgres(database)
}

/** An adapter for the schema engine that stays on the given connection, and cannot close it. */
export function onConnection(connection: SqlDriverAdapter): SqlMigrationAwareDriverAdapterFactory {
  const { provider, adapterName } = connection
  const kept: SqlDriverAdapter = {
    provider,
    adapterName,
    queryRaw: connection.queryRaw.bind(connection),
    executeRaw: connection.executeRaw.bind(connection),
    executeScript: connection.executeScript.bind(connection),
    startTransaction: connection.startTransaction.bind(connection),
    getConnectionInfo: connection.getConnectionInfo?.bind(connection),
    dispose: async () => {},
  }
  return {
    provider,
    adapterName,
    connect: async () => kept,
    connectToShadowDb: async () => {
      throw new Error('A shadow database is only there when a migration is written.')
    },
  }
}
