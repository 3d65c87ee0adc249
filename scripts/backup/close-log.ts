import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { openSqlite } from '@/lib/server/db/open-sqlite'
import { StepFailed } from '../run'

const BUSY_TIMEOUT_MS = 10_000

/**
 * Brings the log into the file and leaves the mode that has one, which SQLite does only where no one else has the
 * database open: so it tells whether a server is running. The next start sets the mode again. The connection that is
 * given back keeps everyone else out until it is closed.
 *
 * @throws StepFailed while the database is in use
 * @throws DatabaseKeyError, and SQLite's error where it is damaged
 */
export function closeLog(database: SqliteDatabase) {
  const connection = openSqlite(database, BUSY_TIMEOUT_MS)
  try {
    connection.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return connection
  } catch (error) {
    connection.close()
    if (/locked|busy/i.test(String((error as Error).message) + String((error as { code?: string }).code))) {
      throw new StepFailed(`The database ${database.path} is in use: stop Apogee, then try again.`)
    }
    throw error
  }
}
