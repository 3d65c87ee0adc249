import { statSync } from 'node:fs'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import type { Database } from '@/lib/server/db/database-url'
import { connect } from './connections'
import { damaged, explainUnusable } from './explain-unusable'
import { type History, query, readHistory } from './history'

/** A check of the contents reads every page: on a larger file it would hold up each start. */
const CHECK_UP_TO_BYTES = 64 * 1024 * 1024

/**
 * What has happened to a database so far, in a few queries and without the schema engine; null where there is none yet.
 * Throws `StepFailed` where it cannot be used. Changes nothing.
 */
export async function lookAtDatabase(database: Database): Promise<History | null> {
  if (database.kind === 'sqlite' && !statSync(database.path, { throwIfNoEntry: false })) return null
  try {
    const connection = await connect(database)
    try {
      if (database.kind === 'sqlite') await checkContents(connection, database.path)
      return await readHistory(connection)
    } finally {
      await connection.dispose()
    }
  } catch (error) {
    throw explainUnusable(error, database)
  }
}

async function checkContents(connection: SqlDriverAdapter, file: string): Promise<void> {
  if (statSync(file).size > CHECK_UP_TO_BYTES) return
  const [row] = await query(connection, 'PRAGMA quick_check(1)')
  if (row?.[0] !== 'ok') throw damaged(file)
}
