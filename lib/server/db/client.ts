import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { env } from '@/lib/server/env'
import { noteQuery } from '@/lib/server/metrics'
import { PrismaClient as PostgresClient } from '@/prisma/generated/postgres/client'
import { Prisma, PrismaClient } from '@/prisma/generated/sqlite/client'
import { createPool, createPostgresAdapter, type PostgresDatabase } from './postgres-adapter'
import { postgresReader, type RowReader, sqliteReader } from './row-reader'
import { SqliteAdapter } from './sqlite-adapter'

/** A transaction waits its turn behind every other writer of the process: better late than refused. */
export const transactionOptions = { maxWait: 10_000, timeout: 15_000 }

function createClient(): PrismaClient {
  const { database } = env
  if (database.kind === 'sqlite') {
    return timed(new PrismaClient({ adapter: new SqliteAdapter(database), transactionOptions, log: log() }))
  }
  const adapter = createPostgresAdapter(pool(database), database)
  // Both clients come from one schema, so the SQLite one's types hold for both.
  return timed(new PostgresClient({ adapter, transactionOptions, log: log() }) as unknown as PrismaClient)
}

/** An event a query has its price, so there are none unless someone reads the metrics. */
function log() {
  return env.METRICS_TOKEN ? [{ emit: 'event' as const, level: 'query' as const }] : []
}

function timed(made: PrismaClient): PrismaClient {
  if (env.METRICS_TOKEN) (made as PrismaClient<'query'>).$on('query', ({ duration }) => noteQuery(duration))
  return made
}

const shared = globalThis as { apogeeDb?: PrismaClient; apogeePool?: Pool; apogeeReader?: RowReader }

/** Prisma and the reader of hot rows share the process's connections to Postgres. */
function pool(database: PostgresDatabase): Pool {
  shared.apogeePool ??= createPool(database)
  return shared.apogeePool
}

function client(): PrismaClient {
  shared.apogeeDb ??= createClient()
  return shared.apogeeDb
}

/** The transaction that the calling code runs in, where it runs in one of `userTransaction`'s. */
export const runningTransaction = new AsyncLocalStorage<{ userId: string; tx: Prisma.TransactionClient }>()

/**
 * The database of this process: SQLite or Postgres by the scheme of DATABASE_URL. Connects at the first query, so a
 * build needs no database, and survives hot reloads. Inside a `userTransaction` it is that transaction: on SQLite a
 * query beside it would wait for its end for ever, and so several nouns can be changed as one.
 */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, name) {
    const current = runningTransaction.getStore()?.tx ?? client()
    const value = Reflect.get(current, name)
    return typeof value === 'function' ? value.bind(current) : value
  },
})

/** What `hotRows` reads by. Not for anyone else: it knows nothing of transactions. */
export function rowReader(): RowReader {
  const { database } = env
  shared.apogeeReader ??= database.kind === 'sqlite' ? sqliteReader(database) : postgresReader(pool(database), database)
  return shared.apogeeReader
}

/** Whether this process runs on Postgres; else it is SQLite. For the few raw statements that differ. */
export function isPostgres(): boolean {
  return env.database.kind === 'postgres'
}

/** Whether a write failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
