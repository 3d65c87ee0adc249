import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres'

/** Projects begin side by side, and one server has room for all of them. */
const shared = globalThis as { testPostgres?: Promise<PostgresServer>; testPostgresUsers?: number }

/** Starts one PostgreSQL, where processes of tests make databases of their own. */
export default async function setup(project: TestProject) {
  shared.testPostgres ??= startPostgres()
  shared.testPostgresUsers = (shared.testPostgresUsers ?? 0) + 1
  const server = await shared.testPostgres
  project.provide('postgresUrl', server.url)
  return async () => {
    shared.testPostgresUsers = (shared.testPostgresUsers ?? 1) - 1
    if (shared.testPostgresUsers === 0) await server.stop()
  }
}
