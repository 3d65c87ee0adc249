import type { Database, SqliteDatabase } from '@/lib/server/db/database-url'
import { StepFailed } from '../run'

/** Throws `StepFailed`, which tells what to do instead, unless the database is a file of SQLite's. */
export function requireSqlite(database: Database): SqliteDatabase {
  if (database.kind === 'sqlite') return database
  throw new StepFailed(
    'DATABASE_URL names a Postgres database, which has tools of its own: pg_dump writes a backup, pg_restore brings it back. docs/reliability.md has both commands.',
  )
}
