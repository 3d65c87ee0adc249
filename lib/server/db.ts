import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient as PostgresClient } from '@/prisma/generated/postgres/client'
import { Prisma, PrismaClient } from '@/prisma/generated/sqlite/client'
import { env } from './env'
import { SqliteAdapter } from './sqlite-adapter'

const CONNECT_TIMEOUT_MS = 5_000

/** A transaction waits its turn behind every other writer of the process: better late than refused. */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 }

function createClient(): PrismaClient {
  const { database } = env
  if (database.kind === 'sqlite') {
    return new PrismaClient({ adapter: new SqliteAdapter(database.url), transactionOptions })
  }
  const { url, schema } = database
  const adapter = new PrismaPg(
    {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(schema ? { options: `-c search_path=${schema}` } : {}),
    },
    { schema },
  )
  // Both clients come from one schema, so the SQLite one's types hold for both.
  return new PostgresClient({ adapter, transactionOptions }) as unknown as PrismaClient
}

const shared = globalThis as { apogeeDb?: PrismaClient }

function client(): PrismaClient {
  shared.apogeeDb ??= createClient()
  return shared.apogeeDb
}

/**
 * The database of this process: SQLite or Postgres by the scheme of DATABASE_URL. Connects at the first query, so a
 * build needs no database, and survives hot reloads.
 */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, name) {
    const value = Reflect.get(client(), name)
    return typeof value === 'function' ? value.bind(client()) : value
  },
})

/** Whether this process runs on Postgres; else it is SQLite. For the few raw statements that differ. */
export function isPostgres(): boolean {
  return env.database.kind === 'postgres'
}

/** Whether a write failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
