import 'server-only'
import type Database from 'libsql'
import { openSqlite, type SqliteFile } from './open-sqlite'

/** More than the statements of every screen and route together; lists with filters make the most of them. */
const MOST_STATEMENTS = 500

/** The client says no more of its errors than this; Prisma maps them by `rawCode`, SQLite's extended result code. */
export type SqliteFailure = Error & { code: string; rawCode?: number }

/** Rows as arrays in the columns' order; nothing of them for a statement that gives none. */
export type SqliteResult = { columns: string[]; columnTypes: string[]; rows: unknown[][]; rowsAffected: number }

type Prepared = { statement: Database.Statement; columns: string[]; columnTypes: string[] }

/**
 * One open SQLite file, its statements prepared once. libSQL's own client prepares each anew and defines every column
 * of every row as a property, at more than half of what a list costs. Synchronous, as SQLite is: a query holds up the
 * event loop for as long as it runs. Integers come as JavaScript numbers, so none may reach 2^53.
 */
export class SqliteConnection {
  readonly #file: SqliteFile
  readonly #timeout: number
  readonly #prepared = new Map<string, Prepared>()
  #database: Database.Database

  /** @param timeout how long SQLite itself waits for a lock, in milliseconds */
  constructor(file: SqliteFile, timeout: number) {
    this.#file = file
    this.#timeout = timeout
    this.#database = openSqlite(file, timeout)
  }

  /** @throws SqliteFailure */
  execute(sql: string, args: readonly unknown[] = []): SqliteResult {
    const { statement, columns, columnTypes } = this.#prepare(sql)
    const values = args.map(toSql)
    try {
      if (columns.length === 0) return { columns, columnTypes, rows: [], rowsAffected: statement.run(values).changes }
      return { columns, columnTypes, rows: statement.all(values) as unknown[][], rowsAffected: 0 }
    } catch (error) {
      // It may stand half-way through its rows.
      this.#prepared.delete(sql)
      throw error
    }
  }

  /** Several statements without values, parted by semicolons. @throws SqliteFailure */
  executeScript(sql: string): void {
    this.#database.exec(sql)
  }

  /** Lets go of the file, and of every statement with it, and opens it anew: its pragmas are the library's again. */
  reopen(): void {
    this.close()
    this.#database = openSqlite(this.#file, this.#timeout)
  }

  close(): void {
    this.#prepared.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const columns = statement.columns()
    if (columns.length > 0) statement.raw(true)
    const made = {
      statement,
      columns: columns.map(({ name }) => name),
      columnTypes: columns.map(({ type }) => type ?? ''),
    }
    if (this.#prepared.size >= MOST_STATEMENTS) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    this.#prepared.set(sql, made)
    return made
  }
}

function toSql(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
