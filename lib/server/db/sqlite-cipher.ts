import 'server-only'
import { closeSync, openSync, readSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const PLAIN_HEADER = 'SQLite format 3\0'
/** The cipher leaves bytes 21 to 23 of the header as they are: three constants of the format. */
const KEPT_BYTES = Buffer.from([64, 32, 32])

/**
 * Whether a file is an encrypted database, a plain one or none; null where it is empty or not there. Not for a file
 * that this process has open: reading it ends SQLite's locks.
 */
export function cipherOf(path: string): 'encrypted' | 'plain' | 'foreign' | null {
  const header = headerOf(path)
  if (!header) return null
  if (header.subarray(0, 16).toString('latin1') === PLAIN_HEADER) return 'plain'
  return header.subarray(21).equals(KEPT_BYTES) ? 'encrypted' : 'foreign'
}

/** A path as VACUUM INTO takes it, to write the copy under this key, or plain where there is none. */
export function copyTarget(path: string, key: string | undefined): string {
  return `${pathToFileURL(path).href}?cipher=aes256cbc&key=${key ?? ''}`.replaceAll("'", "''")
}

/** The first 24 bytes, or as many as there are. */
function headerOf(path: string): Buffer | null {
  let handle: number
  try {
    handle = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    const header = Buffer.alloc(24)
    const read = readSync(handle, header, 0, 24, 0)
    return read === 0 ? null : header.subarray(0, read)
  } catch {
    return null
  } finally {
    closeSync(handle)
  }
}
