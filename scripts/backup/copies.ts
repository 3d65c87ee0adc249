import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { StepFailed } from '../run'

/** Throws `StepFailed` unless every page and index of a copy is sound. `name` is what the sentence calls it. */
export async function requireWhole(copy: string, name: string): Promise<void> {
  const connection = await connect({ kind: 'sqlite', url: `file:${copy}`, path: copy })
  try {
    const [row] = await query(connection, 'PRAGMA integrity_check(1)')
    if (row?.[0] !== 'ok') throw new StepFailed(`${name} is damaged and was not used: ${row?.[0]}.`)
  } finally {
    await connection.dispose()
  }
}

/** Has a file readable by its owner alone, and on the disk before it gets the name that it will be known by. */
export function toDisk(file: string): void {
  chmodSync(file, 0o600)
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
