import 'server-only'
import { PrismaLibSql } from '@prisma/adapter-libsql'

type LibSqlClient = ReturnType<PrismaLibSql['createClient']>
type LibSqlTransaction = Awaited<ReturnType<LibSqlClient['transaction']>>

const BUSY_TIMEOUT_MS = 5_000

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`

/**
 * Prisma's libSQL adapter on one connection for the whole process.
 *
 * The stock client drops its connection after every transaction and leaves it to the garbage collector: two file
 * handles a transaction, and the pragmas of the next connection are the library's defaults. The adapter holds its
 * lock from BEGIN to COMMIT, so no other query comes between and one connection is enough.
 */
export class SqliteAdapter extends PrismaLibSql {
  constructor(url: string) {
    super({ url, timeout: BUSY_TIMEOUT_MS })
  }

  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): LibSqlClient {
    const client = super.createClient(config)
    client.transaction = () => beginOn(client)
    return client
  }

  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(PRAGMAS)
    return adapter
  }
}

/** BEGIN IMMEDIATE: a transaction that reads first and then writes must not find the file changed under it. */
async function beginOn(client: LibSqlClient): Promise<LibSqlTransaction> {
  await client.execute('BEGIN IMMEDIATE')
  let closed = false

  async function rollback() {
    if (closed) return
    closed = true
    await client.execute('ROLLBACK')
  }

  return {
    execute: client.execute.bind(client),
    batch: (statements) => Promise.all(statements.map((statement) => client.execute(statement))),
    executeMultiple: client.executeMultiple.bind(client),
    rollback,
    async commit() {
      try {
        await client.execute('COMMIT')
        closed = true
      } catch (error) {
        // The next query shares this connection: an open transaction would swallow it.
        await rollback()
        throw error
      }
    },
    close: () => void rollback(),
    get closed() {
      return closed
    },
  }
}
