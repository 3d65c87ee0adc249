import { type PostgresServer, startPostgres } from './postgres'
import { type App, startApp } from './start-app'

/** One app for a whole run of tests, on the database that TEST_DATABASE names. Tests may start others beside it. */
export async function startTestServers(): Promise<{ app: App; stop(): Promise<void> }> {
  let postgres: PostgresServer | undefined
  if (process.env.TEST_DATABASE === 'postgres') {
    postgres = await startPostgres()
    process.env.TEST_POSTGRES_URL = postgres.url
  }
  try {
    // Its accounts own nothing of it: what one of them chose would be everyone's.
    const app = await startApp({ env: { OWNER_EMAIL: 'nobody@example.org' } })
    return {
      app,
      async stop() {
        await app.stop().finally(() => postgres?.stop())
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}
