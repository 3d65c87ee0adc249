import type { TestProject } from 'vitest/node'
import { migrateApart } from './migrate-apart'
import { createDatabase, MIGRATED, type PostgresServer, startPostgres } from './postgres'

/** Projects begin side by side, and one server has room for all of them. */
const shared = globalThis as { testPostgres?: Promise<PostgresServer>; testPostgresUsers?: number }

/** Starts one PostgreSQL, where processes of tests make databases of their own, and migrates the one that those are copies of. */
export default async function setup(project: TestProject) {
  shared.testPostgres ??= startMigrated()
  shared.testPostgresUsers = (shared.testPostgresUsers ?? 0) + 1
  const server = await shared.testPostgres
  project.provide('postgresUrl', server.url)
  return async () => {
    shared.testPostgresUsers = (shared.testPostgresUsers ?? 1) - 1
    if (shared.testPostgresUsers === 0) await server.stop()
  }
}

/** Migrates one database of a server, which others there are copies of, and gives its name. */
export async function makeTemplate(server: string): Promise<string> {
  await migrateApart(await createDatabase(server, { name: MIGRATED }))
  return MIGRATED
}

async function startMigrated(): Promise<PostgresServer> {
  const server = await startPostgres()
  try {
    await makeTemplate(server.url)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}
