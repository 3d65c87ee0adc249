import 'server-only'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import { DatabaseKeyError } from './database-key'
import { cipherOf } from './sqlite-cipher'

/** A SQLite file, and the key of its cipher where it is encrypted. */
export type SqliteFile = { path: string; key?: string | undefined }

const NOT_A_DATABASE = 26

/** A page that is being written while it is read looks like one of another key. */
const TRIES = 3

/**
 * Opens a SQLite file: the one way there is, for the app, its readers and every command. What SQLite keeps for the
 * moment stays in memory, since the cipher is not promised for files that it makes for itself.
 *
 * @param timeoutMs how long SQLite itself waits for a lock
 * @throws DatabaseKeyError before the file is opened where its key does not fit; an error with SQLite's code where it is
 *   no database at all
 */
export function openSqlite(file: SqliteFile, timeoutMs = 0): Database.Database {
  requireFittingKey(file)
  const database = openWith(file.path, file.key, timeoutMs)
  database.exec('PRAGMA temp_store = MEMORY')
  return database
}

/**
 * SQLite notices a key only as it reads, and by then it may have played the write-ahead log into the file by that key:
 * with a wrong one that is the end of the file. So the key is tried on the first page alone, as of a file that nobody
 * may change. By SQLite and not by reading the file: closing it would end the locks that this process has on it.
 */
function requireFittingKey({ path, key }: SqliteFile): void {
  if (opens(path, key)) return
  const cipher = cipherOf(path)
  const leftAlone = 'It was left as it is.'
  if (cipher === 'plain') {
    throw new DatabaseKeyError(
      `The database ${path} is not encrypted, but DATABASE_KEY is set: encrypt it with "npm run database:key", or take the setting away. ${leftAlone}`,
    )
  }
  if (cipher === 'encrypted') {
    throw new DatabaseKeyError(
      key
        ? `The database ${path} is encrypted with another key than the one in DATABASE_KEY: set its own. ${leftAlone}`
        : `The database ${path} is encrypted: set DATABASE_KEY or DATABASE_KEY_FILE to its key. ${leftAlone}`,
    )
  }
  throw Object.assign(new Error(`${path} is not a database`), { code: 'SQLITE_NOTADB', rawCode: NOT_A_DATABASE })
}

/** Whether a file is a database under this key, or is not there yet; asked without a lock and without its log. */
function opens(path: string, key: string | undefined): boolean {
  for (let tries = TRIES; tries > 0; tries--) {
    let database: Database.Database | undefined
    try {
      database = openWith(`${pathToFileURL(path).href}?immutable=1&mode=ro`, key, 0)
      database.prepare('PRAGMA schema_version').get()
      return true
    } catch (error) {
      if ((error as { rawCode?: number }).rawCode !== NOT_A_DATABASE) return true
    } finally {
      database?.close()
    }
  }
  return false
}

/** With a key libSQL encrypts by AES-256 in CBC. An empty one would be none at all, without a word. */
function openWith(path: string, key: string | undefined, timeout: number): Database.Database {
  // Its types do not know of the key.
  const options: Database.Options & { encryptionKey?: string } = key ? { timeout, encryptionKey: key } : { timeout }
  return new Database(path, options)
}
