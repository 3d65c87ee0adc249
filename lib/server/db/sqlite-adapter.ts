import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { IsolationLevel, SqlQuery } from '@prisma/driver-adapter-utils'
import { pause } from '@/lib/server/take-turns'
import type { SqliteDatabase } from './database-url'
import { SqliteConnection, type SqliteFailure, type SqliteResult } from './sqlite-connection'
import { onlyReads, SqliteReads } from './sqlite-reads'

type LibSqlClient = ReturnType<PrismaLibSql['createClient']>
type Execute = (statement: { sql: string; args: readonly unknown[] }) => Promise<SqliteResult>

/** What Prisma's adapter calls of libSQL's client, and of a transaction of it. */
type Client = {
  execute: Execute
  executeMultiple: (script: string) => Promise<void>
  transaction: () => Promise<Transaction>
  close: () => void
}
type Transaction = { execute: Execute; commit: () => Promise<void>; rollback: () => Promise<void> }

/** How long to wait at the start, when the journal's mode is set and recovery may be under way. */
const OPEN_TIMEOUT_MS = 5_000

/** How long another process may hold the file locked before writes are refused. */
const LOCKED_AT_MOST_MS = 5_000
const LOCK_POLL_MS = 20
/** A lock that was not met for this long is another one. */
const LOCK_FORGOTTEN_MS = 1_000

// SQLite's own wait for a lock would hold up the whole process, so there is none: see `waitForLocks`.
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 0;
`

/** SQLite's codes: the file is locked by another process; and those after which it may have rolled back by itself. */
const BUSY = 5
const ENDS_TRANSACTION = new Set([7, 9, 10, 11, 13])

/**
 * Prisma's libSQL adapter on one connection of our own for all that writes in the process, and one for what only reads.
 *
 * The stock client drops its connection after every transaction and leaves it to the garbage collector: two file
 * handles a transaction, and the pragmas of the next connection are the library's defaults. It also prepares each
 * statement anew (see `SqliteConnection`). The adapter holds its lock from BEGIN to COMMIT, so no other query comes
 * between and one connection is enough. Reads outside a transaction have their own (see `SqliteReads`).
 */
export class SqliteAdapter extends PrismaLibSql {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ url: database.url })
    this.#database = database
  }

  override createClient(): LibSqlClient {
    const connection = new SqliteConnection(this.#database, OPEN_TIMEOUT_MS)
    const execute = waitingForLocks(connection)
    const client: Client = {
      execute,
      executeMultiple: async (script) => connection.executeScript(script),
      transaction: () => begin(execute),
      close: () => connection.close(),
    }
    return client as unknown as LibSqlClient
  }

  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(PRAGMAS)
    const reads = await new SqliteReads(this.#database).connect()
    const [queryRaw, dispose] = [adapter.queryRaw.bind(adapter), adapter.dispose.bind(adapter)]
    const startTransaction = adapter.startTransaction.bind(adapter)
    // SQLite answers at once, so that nothing would be heard while one query leads to the next.
    return Object.assign(adapter, {
      queryRaw: async (query: SqlQuery) => {
        if (!onlyReads(query.sql)) return queryRaw(query)
        await pause()
        return reads.queryRaw(query)
      },
      startTransaction: async (level?: IsolationLevel) => {
        await pause()
        return startTransaction(level)
      },
      dispose: async () => void (await Promise.all([reads.dispose(), dispose()])),
    })
  }
}

/**
 * Tries again while another process holds the file locked, with this process free for other work between the tries.
 * Readers are never locked out. Once the wait was in vain, writes are refused at once until one succeeds: else each of
 * them would wait for as long, one behind the other.
 */
function waitingForLocks(connection: SqliteConnection): Execute {
  let lockedSince = 0
  let lastMet = 0

  async function waitUntilFree(refusal: unknown): Promise<void> {
    while (isLocked(connection)) {
      const now = Date.now()
      if (now - lastMet > LOCK_FORGOTTEN_MS) lockedSince = now
      lastMet = now
      if (now - lockedSince > LOCKED_AT_MOST_MS) throw refusal
      await sleep(LOCK_POLL_MS)
    }
    lastMet = 0
  }

  return async ({ sql, args }) => {
    for (;;) {
      try {
        return connection.execute(sql, args)
      } catch (error) {
        if (primaryCode(error) !== BUSY) throw error
        // libSQL leaves the refused statement open until it is garbage. While it is, SQLite commits nothing that comes
        // after it on this connection, and says that all is well: the connection must go.
        connection.reopen()
        connection.executeScript(PRAGMAS)
        await waitUntilFree(error)
      }
    }
  }
}

/** Asked with a script, which libSQL does tidy up after. */
function isLocked(connection: SqliteConnection): boolean {
  try {
    connection.executeScript('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch (error) {
    if (primaryCode(error) === BUSY) return true
    throw error
  }
}

/** BEGIN IMMEDIATE: a transaction that reads first and then writes must not find the file changed under it. */
async function begin(run: Execute): Promise<Transaction> {
  await run({ sql: 'BEGIN IMMEDIATE', args: [] })
  let closed = false
  let broken: unknown

  async function rollback() {
    if (closed) return
    closed = true
    // Where SQLite has rolled back by itself there is nothing left to roll back.
    await run({ sql: 'ROLLBACK', args: [] }).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error
    })
  }

  return {
    /** After a full disk or a failed read there may be no transaction any more: what follows would be kept by itself. */
    async execute(statement) {
      if (broken) throw broken
      try {
        return await run(statement)
      } catch (error) {
        if (ENDS_TRANSACTION.has(primaryCode(error))) {
          broken = error
          await rollback()
        }
        throw error
      }
    },
    rollback,
    async commit() {
      if (broken) throw broken
      try {
        await run({ sql: 'COMMIT', args: [] })
        closed = true
      } catch (error) {
        // The next query shares this connection: an open transaction would swallow it.
        await rollback()
        throw error
      }
    },
  }
}

/** SQLite's primary result code, the low byte of what the client gives; 0 for another error. */
function primaryCode(error: unknown): number {
  const { rawCode } = (error ?? {}) as Partial<SqliteFailure>
  return rawCode === undefined ? 0 : rawCode & 0xff
}
