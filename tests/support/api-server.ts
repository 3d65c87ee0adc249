import type { TestProject } from 'vitest/node'
import { startTestServers } from './test-servers'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    /** Empty on SQLite. */
    postgresUrl: string
  }
}

/** The server that the HTTP-level tests call: a production build, as users run it. */
export default async function setup(project: TestProject) {
  const { app, stop } = await startTestServers()
  project.provide('baseUrl', app.url)
  project.provide('postgresUrl', process.env.TEST_POSTGRES_URL ?? '')
  return async () => {
    // Vitest says what a teardown throws, and ends as if all were well.
    await stop().catch((error) => {
      process.exitCode = 1
      throw error
    })
  }
}
