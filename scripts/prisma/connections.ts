import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Database } from '@/lib/server/db/database-url'
import type { PostgresDatabase } from './connect-postgres'
import type { OpenTransaction } from './connect-sqlite'

/** A connection that changes nothing by being opened: not even the journal mode of a SQLite file. */
export async function connect(database: Database): Promise<SqlDriverAdapter> {
  if (database.kind === 'postgres') return connectPostgres(database)
  return (await import('./connect-sqlite')).connectSqlite(database)
}

/** A connection inside a transaction, which scripts of several statements do not end. */
export async function begin(database: Database): Promise<OpenTransaction> {
  if (database.kind === 'postgres') return beginPostgres(database)
  return (await import('./connect-sqlite')).beginSqlite(database)
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
