import 'server-only'
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Database } from './database-url'

export type PostgresDatabase = Extract<Database, { kind: 'postgres' }>

const CONNECT_TIMEOUT_MS = 5_000

/** A statement that goes unanswered for this long is given up, and its connection with it. */
const SILENCE_AT_MOST_MS = 8_000

/**
 * A pool of connections that does not wait for ever. Where the network swallows what is sent, without a word that it
 * does, a stock client would hold each request for the quarter of an hour that TCP takes to notice.
 */
export function createPool({ url, schema }: PostgresDatabase): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  const inUse = new WeakSet<object>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => {
    // The pool hears of an idle connection that breaks, a query of its own; of one that is ending nobody would.
    client.on('error', () => undefined)
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.setTimeout(SILENCE_AT_MOST_MS, () => {
      if (inUse.has(client)) stream.destroy(new Error('Connection terminated: no answer in time'))
    })
  })
  return pool
}

/** More than the statements of every screen and route together; each costs memory in each of the server's processes. */
const MOST_STATEMENTS = 500
const names = new Map<string, string>()

/** The name under which a connection keeps a statement prepared; empty where it is not to. */
export function statementName(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= MOST_STATEMENTS) return ''
  // By its text, not by its turn: Next loads pages and routes as modules of their own, which share the connections.
  const name = createHash('sha256').update(sql).digest('base64url')
  names.set(sql, name)
  return name
}

/** Prisma's Postgres adapter on such a pool. Where statements may be kept, each connection plans one but once. */
export function createPostgresAdapter(pool: pg.Pool, { schema, keepsStatements }: PostgresDatabase): PrismaPg {
  return new PrismaPg(pool, {
    schema,
    disposeExternalPool: true,
    statementNameGenerator: keepsStatements ? ({ sql }) => statementName(sql) : undefined,
  })
}
