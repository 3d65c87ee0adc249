import { DatabaseKeyError } from '@/lib/server/db/database-key'
import type { Database } from '@/lib/server/db/database-url'
import { StepFailed } from '../run'

/** Result codes of SQLite. */
const CORRUPT = 11
const NOT_A_DATABASE = 26

type Cause = {
  kind?: string
  host?: string
  port?: number
  db?: string
  user?: string
  message?: string
  extendedCode?: number
}

/** Why the first look at a database failed and what to do, without repeating the password that its address holds. */
export function explainUnusable(error: unknown, database: Database): Error {
  if (error instanceof StepFailed || !(error instanceof Error)) return error as Error
  if (error instanceof DatabaseKeyError) return new StepFailed(error.message)
  const cause: Cause = typeof error.cause === 'object' && error.cause ? error.cause : {}
  return database.kind === 'sqlite'
    ? explainSqlite(sqliteCode(error, cause), database.path, error.message)
    : new StepFailed(explainPostgres(cause, error.message))
}

export function damaged(file: string): StepFailed {
  return new StepFailed(
    `The database ${file} is damaged and was left as it is: put a backup in its place, or move it away to begin with an empty one.`,
  )
}

/** The adapter keeps the code in the cause, the client that it stands on in `rawCode`; the primary code is the low byte. */
function sqliteCode(error: Error, cause: Cause): number {
  return (cause.extendedCode ?? (error as { rawCode?: number }).rawCode ?? 0) & 0xff
}

function explainSqlite(code: number, file: string, message: string): StepFailed {
  switch (code) {
    case CORRUPT:
      return damaged(file)
    case NOT_A_DATABASE:
      return new StepFailed(
        `${file} is not a SQLite database and was left as it is: set DATABASE_URL to another file, or move this one away.`,
      )
    default:
      return new StepFailed(
        /unable to open/i.test(message)
          ? `${file} cannot be opened as a file: correct DATABASE_URL, or who may read and write there.`
          : `The database ${file} cannot be used: ${message}.`,
      )
  }
}

function explainPostgres({ kind, host, port, db, user, ...cause }: Cause, message: string): string {
  switch (kind) {
    case 'DatabaseNotReachable':
      return `No Postgres answers at ${host ?? 'its address'}${port ? `:${port}` : ''}: start it, or correct DATABASE_URL.`
    case 'SocketTimeout':
      return 'Postgres did not answer in time: see that it runs, or correct DATABASE_URL.'
    case 'DatabaseDoesNotExist':
      return `Postgres has no database named ${db}: create it, or correct DATABASE_URL.`
    case 'AuthenticationFailed':
      return `Postgres refused the password of ${user}: correct DATABASE_URL.`
    case 'DatabaseAccessDenied':
      return `Postgres refused access to the database ${db}: correct DATABASE_URL.`
    default:
      return `The database in DATABASE_URL cannot be used: ${cause.message ?? message}.`
  }
}
