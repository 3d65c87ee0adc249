import { inject, vi } from 'vitest'
import { startInProcess } from './in-process-server'
import { takeOwnDatabase, takeOwnPostgres } from './own-database'

vi.mock('@node-rs/argon2', async (original) => (await import('./cheap-hash')).cheapened(await original()))

// Files of one worker share the modules, and so the server and its database: accounts keep their tests apart.
if (!process.env.TEST_BASE_URL) {
  Object.assign(process.env, { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  process.env.NEXTAUTH_SECRET = 'a secret for tests and nothing else'
  const postgres = inject('postgresUrl')
  if (postgres) await takeOwnPostgres(postgres)
  else takeOwnDatabase()
  process.env.TEST_BASE_URL = await startInProcess()
}
