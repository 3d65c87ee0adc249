import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@/lib/server/db/database-url'
import { StepFailed } from '../run'
import { begin, onConnection } from './connections'
import { type History, query } from './history'
import { lookAtDatabase } from './look-at-database'
import { migrationNames, migrationsFolder, readMigrations, readSchema } from './migration-files'

/**
 * Brings a database to the schema of this version and tells which migrations were applied, in order.
 * A database that cannot be brought there is left as it is, and `StepFailed` says why and what to do.
 */
export async function migrate(database: Database, folder = migrationsFolder(database.kind)): Promise<string[]> {
  const known = migrationNames(folder)
  const history = await lookAtDatabase(database)
  if (history) refuseForeign(history, known, database)
  if (history && known.every((name) => history.applied.includes(name))) return []
  if (database.kind === 'sqlite') mkdirSync(path.dirname(database.path), { recursive: true })
  return applyInOneTransaction(database, folder)
}

function refuseForeign({ hasTables, applied, failed }: History, known: string[], database: Database): void {
  const where = database.kind === 'sqlite' ? `The database ${database.path}` : 'The Postgres database in DATABASE_URL'
  const newer = [...applied, ...failed].find((name) => !known.includes(name))
  if (newer) {
    throw new StepFailed(
      `${where} is newer than this version of Apogee, which does not know its migration ${newer}, and was left as it is: update Apogee, or set DATABASE_URL to another database.`,
    )
  }
  if (failed.length > 0) {
    throw new StepFailed(
      `${where} has a migration that failed earlier, ${failed[0]}: put a backup in its place, or mend it and say so with "npx prisma migrate resolve".`,
    )
  }
  if (hasTables && applied.length === 0) {
    throw new StepFailed(
      `${where} holds tables that are not Apogee's and was left as it is: set DATABASE_URL to an empty database.`,
    )
  }
}

/** All pending migrations or none: a start that is killed midway leaves the schema as it was. */
async function applyInOneTransaction(database: Database, folder: string): Promise<string[]> {
  // Not needed by a start that has nothing to apply.
  const { filtersFor, openEngine } = await import('./engine')
  const { connection, commit, rollback } = await begin(database)
  try {
    const engine = await openEngine(onConnection(connection), readSchema(database.kind))
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(database.kind, folder),
      filters: filtersFor(database),
    })
    if (database.kind === 'sqlite' && (await query(connection, 'PRAGMA foreign_key_check')).length > 0) {
      throw new StepFailed('The migration would leave rows that point to nothing, and was taken back.')
    }
    await commit()
    return appliedMigrationNames
  } catch (error) {
    await rollback()
    throw error
  } finally {
    await connection.dispose()
  }
}
