import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import type { SqliteFile } from '@/lib/server/db/open-sqlite'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { StepFailed } from '../run'

/** Throws `StepFailed` unless every page and index of a copy is sound. `name` is what the sentence calls it. */
export async function requireWhole(copy: SqliteFile, name: string): Promise<void> {
  const connection = await connect(databaseAt(copy))
  try {
    const [row] = await query(connection, 'PRAGMA integrity_check(1)')
    if (row?.[0] !== 'ok') throw new StepFailed(`${name} is damaged and was not used: ${row?.[0]}.`)
  } finally {
    await connection.dispose()
  }
}

/** A file as a database of its own. */
export function databaseAt({ path: file, key }: SqliteFile): SqliteDatabase {
  return { kind: 'sqlite', url: pathToFileURL(file).href, path: file, key }
}

/** Has a file readable by its owner alone, and on the disk before it gets the name that it will be known by. */
export function toDisk(file: string): void {
  chmodSync(file, 0o600)
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
