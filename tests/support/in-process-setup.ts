import { startInProcess } from './in-process-server'
import { takeOwnDatabase } from './own-database'

// Files of one worker share the modules, and so the server and its database: accounts keep their tests apart.
if (!process.env.TEST_BASE_URL) {
  takeOwnDatabase()
  Object.assign(process.env, { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  process.env.NEXTAUTH_SECRET = 'a secret for tests and nothing else'
  process.env.TEST_BASE_URL = await startInProcess()
}
