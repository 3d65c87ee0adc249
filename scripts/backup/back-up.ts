import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { connect } from '../prisma/connections'
import { explainUnusable } from '../prisma/explain-unusable'
import { query } from '../prisma/history'
import { StepFailed } from '../run'
import { requireWhole, toDisk } from './copies'
import type { SqliteDatabase } from './sqlite-database'

/** The names that backups get: their order is that of their age, and nothing else in the folder looks like one. */
const NAME = /^apogee-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.db(\.part)?$/

/** A backup that was killed leaves its unfinished file; one that still runs is younger than this. */
const ABANDONED_MS = 60 * 60_000

const CHECKPOINT_WITHIN_MS = 10_000

type Backup = { file: string; bytes: number; removed: string[]; isLogEmptied: boolean }

/**
 * Writes a whole, checked copy of a database that may be in use, readable by its owner alone, and removes the oldest
 * copies beyond `keep`. Afterwards nothing that was deleted before stands in the database's files or in the copy.
 */
export async function backUp(database: SqliteDatabase, folder: string, keep: number): Promise<Backup> {
  if (!existsSync(database.path)) throw new StepFailed(`There is no database at ${database.path} yet.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `apogee-${new Date().toISOString().replace(/[:.]/g, '-')}.db`)
  const draft = `${file}.part`
  try {
    const connection = await connect(database)
    try {
      await connection.executeScript(`VACUUM INTO '${draft.replaceAll("'", "''")}'`)
      await requireWhole(draft, 'The copy')
      toDisk(draft)
      renameSync(draft, file)
      return {
        file,
        bytes: statSync(file).size,
        removed: removeOldest(folder, keep),
        isLogEmptied: await emptyLog(connection),
      }
    } finally {
      await connection.dispose()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    throw explainUnusable(error, database)
  }
}

function removeOldest(folder: string, keep: number): string[] {
  const own = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
  const whole = own.filter((name) => name.endsWith('.db'))
  const abandoned = own.filter(
    (name) => name.endsWith('.part') && Date.now() - statSync(path.join(folder, name)).mtimeMs > ABANDONED_MS,
  )
  const removed = [...whole.slice(0, Math.max(0, whole.length - keep)), ...abandoned]
  for (const name of removed) rmSync(path.join(folder, name), { force: true })
  return removed
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
