import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { StepFailed } from '../run'
import { query } from './history'

const MAGIC = 'SQLite format 3\0'

/** A full check reads every page: on a larger file it would hold up each start. */
const FULL_CHECK_UP_TO_BYTES = 64 * 1024 * 1024

/** Throws `StepFailed` where the file is there and is no SQLite database. Opens it for reading only. */
export function checkSqliteHeader(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat || (stat.isFile() && stat.size === 0)) return
  if (!stat.isFile() || readStart(file) !== MAGIC) {
    throw new StepFailed(
      `${file} is not a SQLite database and was left as it is: set DATABASE_URL to another file, or move this one away.`,
    )
  }
}

/** Throws `StepFailed` where the contents of the database are damaged. */
export async function checkSqliteContents(connection: SqlDriverAdapter, file: string): Promise<void> {
  const damaged = new StepFailed(
    `The database ${file} is damaged and was left as it is: put a backup in its place, or move it away to begin with an empty one.`,
  )
  const { size } = statSync(file)
  if (size > FULL_CHECK_UP_TO_BYTES) return
  const rows = await query(connection, 'PRAGMA quick_check(1)').catch(() => {
    throw damaged
  })
  if (rows[0]?.[0] !== 'ok') throw damaged
}

function readStart(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const start = Buffer.alloc(MAGIC.length)
    readSync(handle, start, 0, start.length, 0)
    return start.toString('latin1')
  } finally {
    closeSync(handle)
  }
}
