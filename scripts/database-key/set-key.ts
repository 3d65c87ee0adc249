import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseKeyError } from '@/lib/server/db/database-key'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { openSqlite, type SqliteFile } from '@/lib/server/db/open-sqlite'
import { cipherOf, copyTarget } from '@/lib/server/db/sqlite-cipher'
import { closeLog } from '../backup/close-log'
import { requireWhole, toDisk } from '../backup/copies'
import { explainUnusable } from '../prisma/explain-unusable'
import { StepFailed } from '../run'

/**
 * Encrypts a database with a key, or with another one, or makes it plain where there is none. A whole, checked copy
 * takes the file's place by its name alone: killed at any point, it leaves the database under the one key or the other.
 *
 * @throws StepFailed, with the database as it was: in use, damaged, not there, or under another key than `database` says
 */
export async function setKey(database: SqliteDatabase, key: string | undefined): Promise<void> {
  if (!existsSync(database.path)) throw new StepFailed(`There is no database at ${database.path} yet.`)
  const draft = `${database.path}.rekeying`
  try {
    rmSync(draft, { force: true })
    // Held until the copy has its name: nobody writes to a file that is about to go.
    const connection = closeLog(database)
    try {
      connection.exec(`VACUUM INTO '${copyTarget(draft, key)}'`)
      await requireWhole({ path: draft, key }, 'The copy')
      toDisk(draft)
      renameSync(draft, database.path)
    } finally {
      connection.close()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    throw explainUnusable(error, database)
  }
}

/** Whether a file is there and its key is this one, or it is plain where there is none. */
export function isUnder(file: SqliteFile): boolean {
  if (cipherOf(file.path) !== (file.key ? 'encrypted' : 'plain')) return false
  try {
    openSqlite(file).close()
    return true
  } catch (error) {
    if (error instanceof DatabaseKeyError) return false
    throw error
  }
}
