import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseKeyError } from '@/lib/server/db/database-key'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { openSqlite, type SqliteFile } from '@/lib/server/db/open-sqlite'
import { cipherOf, copyTarget } from '@/lib/server/db/sqlite-cipher'
import { lookAtDatabase } from '../prisma/look-at-database'
import { migrationNames, migrationsFolder } from '../prisma/migration-files'
import { StepFailed } from '../run'
import { closeLog } from './close-log'
import { databaseAt, requireWhole, toDisk } from './copies'
import { photosBeside, stagePhotos } from './photos'

type Restored = { kept: string | null; photos: { kept: string | null } | null }

/**
 * Puts a backup in the place of the database, and its photos in the place of those in `files`. Gives the names under
 * which what was there is kept, null where there was none; a backup that has no photos beside it leaves them as they are. Throws `StepFailed`, with the database as it was, for a file that is damaged, not Apogee's or of a newer
 * version, and while a server has the database open. A backup that is plain, or under another key than the
 * database's (`givenKey`), is brought under the database's.
 */
export async function restore(
  database: SqliteDatabase,
  files: string,
  file: string,
  givenKey?: string,
): Promise<Restored> {
  const key = givenKey ?? (cipherOf(file) === 'encrypted' ? database.key : undefined)
  await requireBackup(file, key, database)
  mkdirSync(path.dirname(database.path), { recursive: true })
  const draft = `${database.path}.restoring`
  const beside = photosBeside(file)
  const photos = beside !== file && existsSync(beside) ? stagePhotos(beside, files) : null
  try {
    await copyUnderKey({ path: file, key }, draft, database.key)
    await requireWhole({ path: draft, key: database.key }, file)
    toDisk(draft)
    const kept = await setAside(database)
    renameSync(draft, database.path)
    return { kept, photos: photos && { kept: photos.swap() } }
  } finally {
    photos?.remove()
    rmSync(draft, { force: true })
  }
}

async function requireBackup(file: string, key: string | undefined, database: SqliteDatabase): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StepFailed(`There is no file ${file}.`)
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new StepFailed(`${file} is a database in use and not a backup: its newest writes stand in ${file}-wal.`)
  }
  if (existsSync(database.path) && path.resolve(file) === database.path) {
    throw new StepFailed(`${file} is the database itself.`)
  }
  const history = await lookAtDatabase(databaseAt({ path: file, key }))
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
async function setAside(database: SqliteDatabase): Promise<string | null> {
  const { path: current } = database
  if (!existsSync(current)) return null
  closeLogUnlessDamaged(database)
  const kept = `${current}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(current + part)) copyFileSync(current + part, kept + part)
  }
  toDisk(kept)
  // A log that stays behind would be played into the file that comes in its place.
  for (const part of ['-wal', '-shm']) rmSync(current + part, { force: true })
  return kept
}

/** A damaged database is a reason to restore, and kept as it is. One under another key may be in use, unnoticed. */
function closeLogUnlessDamaged(database: SqliteDatabase): void {
  try {
    closeLog(database).close()
  } catch (error) {
    if (error instanceof StepFailed || error instanceof DatabaseKeyError) throw error
  }
}

async function copyUnderKey(from: SqliteFile, to: string, key: string | undefined): Promise<void> {
  if (from.key === key) return copyFileSync(from.path, to)
  await requireWhole(from, from.path)
  const connection = openSqlite(from)
  try {
    connection.exec(`VACUUM INTO '${copyTarget(to, key)}'`)
  } finally {
    connection.close()
  }
}
