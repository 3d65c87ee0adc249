import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { lookAtDatabase } from '../prisma/look-at-database'
import { migrationNames, migrationsFolder } from '../prisma/migration-files'
import { StepFailed } from '../run'
import { requireWhole, toDisk } from './copies'
import type { SqliteDatabase } from './sqlite-database'

/**
 * Puts a backup in the place of the database and gives the name under which the replaced file is kept, null where there
 * was none. Throws `StepFailed`, with the database as it was, for a file that is damaged, not Apogee's or of a newer
 * version, and while a server has the database open.
 */
export async function restore(database: SqliteDatabase, file: string): Promise<string | null> {
  await requireBackup(file, database)
  mkdirSync(path.dirname(database.path), { recursive: true })
  const draft = `${database.path}.restoring`
  try {
    copyFileSync(file, draft)
    await requireWhole(draft, file)
    toDisk(draft)
    const kept = await setAside(database)
    renameSync(draft, database.path)
    return kept
  } finally {
    rmSync(draft, { force: true })
  }
}

async function requireBackup(file: string, database: SqliteDatabase): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StepFailed(`There is no file ${file}.`)
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new StepFailed(`${file} is a database in use and not a backup: its newest writes stand in ${file}-wal.`)
  }
  if (existsSync(database.path) && path.resolve(file) === database.path) {
    throw new StepFailed(`${file} is the database itself.`)
  }
  const history = await lookAtDatabase({ kind: 'sqlite', url: `file:${file}`, path: file })
  const known = migrationNames(migrationsFolder('sqlite'))
  const newer = history?.applied.find((name) => !known.includes(name))
  if (newer) {
    throw new StepFailed(`${file} is of a newer version of Apogee, with ${newer}: update Apogee and restore it then.`)
  }
  if (!history || history.applied.length === 0 || history.failed.length > 0) {
    throw new StepFailed(`${file} is no backup of Apogee's.`)
  }
}

/** Keeps the database under another name, whole in one file. */
async function setAside({ path: current, url }: SqliteDatabase): Promise<string | null> {
  if (!existsSync(current)) return null
  await closeLog({ kind: 'sqlite', url, path: current })
  const kept = `${current}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(current + part)) copyFileSync(current + part, kept + part)
  }
  toDisk(kept)
  // A log that stays behind would be played into the file that comes in its place.
  for (const part of ['-wal', '-shm']) rmSync(current + part, { force: true })
  return kept
}

/**
 * Brings the log into the file and leaves the mode that has one, which SQLite does only where no one else has the
 * database open: so it tells whether a server is running. The next start sets the mode again.
 */
async function closeLog(database: SqliteDatabase): Promise<void> {
  const connection = await connect(database).catch(() => null)
  try {
    if (connection) await query(connection, 'PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (/locked|busy/i.test(String((error as Error).message) + JSON.stringify((error as Error).cause))) {
      throw new StepFailed(`The database ${database.path} is in use: stop Apogee, then restore.`)
    }
    // Damaged: a reason to restore, and kept as it is.
  } finally {
    await connection?.dispose()
  }
}
