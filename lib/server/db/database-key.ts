import 'server-only'
import { readFileSync } from 'node:fs'

/** A key that is missing, wrong, of the wrong form or too many: a sentence fit to be shown. No file was touched. */
export class DatabaseKeyError extends Error {
  override name = 'DatabaseKeyError'
}

const WHAT = '32 random bytes in hex or base64, as "openssl rand -hex 32" makes them'

/** Random bytes repeat themselves now and then, words and zeros do so all the time. */
const DIFFERENT_BYTES = 16

/**
 * The key of the database's cipher as the environment names it, in hex; undefined where it names none. The cipher makes
 * little of its key, so no password will do. An empty value is refused, since it would mean no cipher at all.
 *
 * @throws DatabaseKeyError, without the value
 */
export function databaseKeyIn(source: Record<string, string | undefined>): string | undefined {
  const { DATABASE_KEY: key, DATABASE_KEY_FILE: file } = source
  if (key !== undefined && file !== undefined) {
    throw new DatabaseKeyError('DATABASE_KEY and DATABASE_KEY_FILE are both set: keep one of them.')
  }
  if (key !== undefined) return parseKey(key, 'DATABASE_KEY')
  if (file === undefined) return undefined
  return keyInFile(file, 'DATABASE_KEY_FILE')
}

/** @throws DatabaseKeyError that begins with `name` */
export function keyInFile(file: string, name: string): string {
  if (!file.trim())
    throw new DatabaseKeyError(`${name} is empty: name the file that holds the key, or take the setting away.`)
  let text: string
  try {
    text = readFileSync(file.trim(), 'utf8')
  } catch (error) {
    throw new DatabaseKeyError(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  return parseKey(text, `The key in ${file}`)
}

/** @throws DatabaseKeyError that begins with `name` and does not repeat the key */
export function parseKey(text: string, name: string): string {
  const value = text.trim()
  if (!value)
    throw new DatabaseKeyError(`${name} is empty, which would leave the database unencrypted: it must be ${WHAT}.`)
  const bytes = bytesOf(value)
  if (bytes?.length !== 32) throw new DatabaseKeyError(`${name} must be ${WHAT}.`)
  if (new Set(bytes).size < DIFFERENT_BYTES) throw new DatabaseKeyError(`${name} is not random: it must be ${WHAT}.`)
  return bytes.toString('hex')
}

function bytesOf(value: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex')
  return /^[\w+/-]{43}=?$/.test(value) ? Buffer.from(value, 'base64') : null
}
