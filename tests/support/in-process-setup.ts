import type * as Argon2 from '@node-rs/argon2'
import { inject, vi } from 'vitest'
import { startInProcess } from './in-process-server'
import { takeOwnDatabase, takeOwnPostgres } from './own-database'

// A hash costs 19 MiB and 18 ms on purpose, and a thousand accounts sign up here. Servers of their own keep its price.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  const cheap: typeof real.hash = (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...real, hash: cheap }
})

// Files of one worker share the modules, and so the server and its database: accounts keep their tests apart.
if (!process.env.TEST_BASE_URL) {
  Object.assign(process.env, { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  process.env.NEXTAUTH_SECRET = 'a secret for tests and nothing else'
  const postgres = inject('postgresUrl')
  if (postgres) await takeOwnPostgres(postgres)
  else takeOwnDatabase()
  process.env.TEST_BASE_URL = await startInProcess()
}
