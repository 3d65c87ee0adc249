import 'server-only'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type Database =
  /** `key`: of its cipher, in hex, where it is encrypted. */
  | { kind: 'sqlite'; url: string; path: string; key?: string | undefined }
  /** `keepsStatements`: not behind a pooler that hands each transaction another connection (`?pgbouncer=true`). */
  | { kind: 'postgres'; url: string; schema: string | undefined; keepsStatements: boolean }

export type SqliteDatabase = Extract<Database, { kind: 'sqlite' }>

/**
 * Which database a DATABASE_URL names. A relative `file:` path is resolved against `root`.
 * Null where the value is neither a `file:` nor a `postgres(ql)://` address.
 */
export function parseDatabaseUrl(value: string, root: string): Database | null {
  if (/^postgres(ql)?:\/\//i.test(value)) return parsePostgresUrl(value)
  if (/^file:/i.test(value)) return parseFileUrl(value, root)
  return null
}

function parsePostgresUrl(url: string): Database | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname, searchParams } = new URL(url)
  if (!hostname || pathname.length < 2) return null
  const keepsStatements = searchParams.get('pgbouncer') !== 'true'
  return { kind: 'postgres', url, schema: searchParams.get('schema') ?? undefined, keepsStatements }
}

function parseFileUrl(value: string, root: string): Database | null {
  const [address = ''] = value.split('?')
  try {
    const file = address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length)
    if (!file || file.endsWith('/')) return null
    const absolute = path.resolve(root, file)
    return { kind: 'sqlite', url: pathToFileURL(absolute).href, path: absolute }
  } catch {
    return null
  }
}
