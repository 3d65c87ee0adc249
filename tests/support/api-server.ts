import { rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from './postgres-database'
import { startTestServers } from './test-servers'
import { migrated } from './unit-database'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    databaseUrl: string
    /** Empty on SQLite. */
    postgresUrl: string
    /** The SQLite file, or the database on Postgres, that other apps which tests start get copies of. */
    migrated: string
  }
}

/** The server that the HTTP-level tests call: a production build, as users run it. */
export default async function setup(project: TestProject) {
  // This one starts on an empty database, as at a user's.
  const { app, stop } = await startTestServers()
  const postgres = process.env.TEST_POSTGRES_URL
  const template = postgres ? await makeTemplate(postgres) : await migrated()
  project.provide('baseUrl', app.url)
  project.provide('databaseUrl', app.databaseUrl)
  project.provide('postgresUrl', process.env.TEST_POSTGRES_URL ?? '')
  project.provide('migrated', template)
  return async () => {
    // Vitest says what a teardown throws, and ends as if all were well.
    await stop().catch((error) => {
      process.exitCode = 1
      throw error
    })
    if (!postgres) rmSync(path.dirname(template), { recursive: true, force: true })
  }
}
