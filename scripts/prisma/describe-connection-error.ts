import { StepFailed } from '../run'

/** What a failed first query says about the database in DATABASE_URL, without repeating its password. */
export function describeConnectionError(error: unknown): Error {
  const reason = describe(causeOf(error))
  return reason ? new StepFailed(`${reason}: check DATABASE_URL.`) : (error as Error)
}

type Cause = { kind?: string; host?: string; port?: number; db?: string; user?: string; message?: string }

function causeOf(error: unknown): Cause {
  return error instanceof Error && typeof error.cause === 'object' ? (error.cause as Cause) : {}
}

function describe({ kind, host, port, db, user, message }: Cause): string | null {
  switch (kind) {
    case 'DatabaseNotReachable':
      return `No Postgres answers at ${host ?? 'its address'}${port ? `:${port}` : ''}`
    case 'SocketTimeout':
      return 'Postgres did not answer in time'
    case 'DatabaseDoesNotExist':
      return `Postgres has no database named ${db}; create it`
    case 'AuthenticationFailed':
      return `Postgres refused the password of ${user}`
    case 'DatabaseAccessDenied':
      return `Postgres refused access to the database ${db}`
    default:
      return message ? `The database said: ${message.replace(/\.$/, '')}` : null
  }
}
