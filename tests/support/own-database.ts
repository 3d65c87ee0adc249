import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { createDatabase, MIGRATED } from './postgres'

/** Has `db` find a copy of the migrated database, without being told. Call it before anything imports the server's code. */
export function takeOwnDatabase(): void {
  const template = inject('unitDatabase')
  const copy = path.join(path.dirname(template), `${randomUUID()}.db`)
  copyFileSync(template, copy)
  process.env.DATABASE_URL = `file:${copy}`
  if (process.env.TEST_DATABASE_KEY) process.env.DATABASE_KEY = process.env.TEST_DATABASE_KEY
}

/** As `takeOwnDatabase`, on a Postgres server, which tests may ask for by TEST_POSTGRES_URL. */
export async function takeOwnPostgres(server: string): Promise<void> {
  process.env.TEST_POSTGRES_URL = server
  process.env.DATABASE_URL = await createDatabase(server, { template: MIGRATED })
}
