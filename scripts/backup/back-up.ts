import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { backupName, listBackups, unfinishedBackups } from '@/lib/server/backups/backup-files'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { connect } from '../prisma/connections'
import { explainUnusable } from '../prisma/explain-unusable'
import { query } from '../prisma/history'
import { StepFailed } from '../run'
import { clearGaps } from './clear-gaps'
import { requireWhole, toDisk } from './copies'
import { copyPhotos, photosBeside } from './photos'

/** A backup that was killed leaves its unfinished file; one that still runs is younger than this. */
const ABANDONED_MS = 60 * 60_000

const CHECKPOINT_WITHIN_MS = 10_000

type Backup = { file: string; bytes: number; photos: number; removed: string[]; isCleared: boolean }

/**
 * Writes a whole, checked copy of a database that may be in use, readable by its owner alone, and removes the oldest
 * copies beyond `keep`. The copy of an encrypted database has its key. Afterwards nothing that was deleted before stands
 * in the database's files or in the copy. The photos, from `files`, stand in a folder beside it.
 */
export async function backUp(database: SqliteDatabase, files: string, folder: string, keep: number): Promise<Backup> {
  if (!existsSync(database.path)) throw new StepFailed(`There is no database at ${database.path} yet.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, backupName(new Date()))
  const draft = `${file}.part`
  const photos = photosBeside(file)
  const [newest] = listBackups(folder)
  try {
    const connection = await connect(database)
    try {
      await connection.executeScript(`VACUUM INTO '${draft.replaceAll("'", "''")}'`)
      await requireWhole({ path: draft, key: database.key }, 'The copy')
      toDisk(draft)
      // After the database, so that whatever that names is there, and before it has its name.
      const before = newest ? photosBeside(path.join(folder, newest.name)) : null
      const count = copyPhotos(files, `${photos}.part`, before)
      if (existsSync(`${photos}.part`)) renameSync(`${photos}.part`, photos)
      renameSync(draft, file)
      return {
        file,
        bytes: statSync(file).size,
        photos: count,
        removed: removeOldest(folder, keep),
        isCleared: await clearTraces(database, connection),
      }
    } finally {
      await connection.dispose()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    for (const one of [photos, `${photos}.part`]) rmSync(one, { recursive: true, force: true })
    throw explainUnusable(error, database)
  }
}

function removeOldest(folder: string, keep: number): string[] {
  const older = listBackups(folder).slice(keep)
  const abandoned = unfinishedBackups(folder).filter(
    (name) => Date.now() - statSync(path.join(folder, name)).mtimeMs > ABANDONED_MS,
  )
  const removed = [...older.map(({ name }) => name), ...abandoned]
  for (const name of removed) {
    const place = path.join(folder, name)
    rmSync(place, { recursive: true, force: true })
    rmSync(photosBeside(place), { recursive: true, force: true })
  }
  return removed
}

/** Takes the last bytes of what was deleted from the database's files, false where that has to wait: the backup stands. */
async function clearTraces(database: SqliteDatabase, connection: SqlDriverAdapter): Promise<boolean> {
  try {
    clearGaps(database)
    return await emptyLog(connection)
  } catch {
    return false
  }
}

/**
 * Moves the write-ahead log into the database and cuts it to nothing: it still holds pages as they were before a
 * deletion. Needs a moment in which nobody reads or writes.
 */
async function emptyLog(connection: SqlDriverAdapter): Promise<boolean> {
  const limit = Date.now() + CHECKPOINT_WITHIN_MS
  for (;;) {
    const [row] = await query(connection, 'PRAGMA wal_checkpoint(TRUNCATE)')
    if (Number(row?.[0]) === 0) return true
    if (Date.now() > limit) return false
    await sleep(50)
  }
}
