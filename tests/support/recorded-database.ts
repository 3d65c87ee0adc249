import type { Pool } from 'pg'
import { parseDatabaseUrl, type SqliteDatabase } from '@/lib/server/db/database-url'
import type { RowReader } from '@/lib/server/db/row-reader'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { takeOwnDatabase, takeOwnPostgres } from './own-database'

export type Query = { sql: string; params: unknown[] }

export type RecordedDatabase = {
  client: PrismaClient
  /** The statements since the last call. */
  taken(): Query[]
  close(): Promise<void>
}

/**
 * A fresh database of the kind that TEST_DATABASE names, which the server's own code in this process uses from now on,
 * and every statement that it sends there. Call it before anything imports the server's code.
 */
export async function recordDatabase(): Promise<RecordedDatabase> {
  const postgres = process.env.TEST_POSTGRES_URL
  Object.assign(process.env, { NEXTAUTH_SECRET: 'a secret for tests and nothing else' })
  Object.assign(process.env, { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  if (postgres) await takeOwnPostgres(postgres)
  else takeOwnDatabase()
  const url = process.env.DATABASE_URL ?? ''
  const client = await openClient(url, Boolean(postgres))
  const queries: Query[] = []
  client.$on('query', ({ query, params }) => void queries.push({ sql: query, params: JSON.parse(params) }))
  const { rowReader } = await import('@/lib/server/db/client')
  const reader = rowReader()
  const recording: RowReader = {
    read(sql, values) {
      queries.push({ sql, params: [...values] })
      return reader.read(sql, values)
    },
  }
  Object.assign(globalThis, { apogeeDb: client, apogeeReader: recording })
  return {
    client: client as unknown as PrismaClient,
    taken: () => queries.splice(0),
    async close() {
      await client.$disconnect()
      await (globalThis as { apogeePool?: Pool }).apogeePool?.end()
    },
  }
}

async function openClient(url: string, isPostgres: boolean) {
  const { transactionOptions } = await import('@/lib/server/db/client')
  const log = [{ emit: 'event' as const, level: 'query' as const }]
  if (isPostgres) {
    const { PrismaPg } = await import('@prisma/adapter-pg')
    const { PrismaClient } = await import('@/prisma/generated/postgres/client')
    return new PrismaClient({ adapter: new PrismaPg({ connectionString: url }), transactionOptions, log })
  }
  const { SqliteAdapter } = await import('@/lib/server/db/sqlite-adapter')
  const { PrismaClient } = await import('@/prisma/generated/sqlite/client')
  return new PrismaClient({
    adapter: new SqliteAdapter({
      ...(parseDatabaseUrl(url, '/') as SqliteDatabase),
      key: process.env.TEST_DATABASE_KEY,
    }),
    transactionOptions,
    log,
  })
}
