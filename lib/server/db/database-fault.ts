import 'server-only'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** What a failed query comes down to; null for what no client could bring about. */
export type DatabaseFault = 'gone' | 'taken' | 'unavailable' | 'full'

/** Prisma's codes: a row that was there is not any more. */
const gone = new Set(['P2003', 'P2025'])
/** Prisma's codes: no connection, none free in time, or a transaction that could not be had. */
const unavailable = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'])

/** The adapters' names for the same, where a raw statement or a COMMIT fails and Prisma has no code for it. */
const unavailableKinds = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
])

/** What drivers, systems and Postgres itself say where Prisma has no code: a lost connection, a stop, a standby. */
const LOST =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|Connection terminated|not queryable|timeout exceeded when trying to connect|the database system is (starting up|shutting down|in recovery)|57P0\d|53300|`25006`|SQLITE_BUSY/

/** Which fault of the database an error is, if any. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  const code = codeOf(error)
  const { kind = '' } = driverCause(error) ?? {}
  if ((code && gone.has(code)) || kind === 'ForeignKeyConstraintViolation') return 'gone'
  if (code === 'P2002' || kind === 'UniqueConstraintViolation') return 'taken'
  if (code && unavailable.has(code)) return 'unavailable'
  if (unavailableKinds.has(kind)) return 'unavailable'
  const text = wordsOf(error)
  if (/database or disk is full|SQLITE_FULL|No space left on device/i.test(text)) return 'full'
  return LOST.test(text) ? 'unavailable' : null
}

/** Messages and codes of an error, of its causes, and of those it gathers: a name with two addresses fails twice. */
function wordsOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return ''
  const { code } = error as { code?: unknown }
  const parts = error instanceof AggregateError ? error.errors : []
  const driver = driverCause(error)
  const words = [error.message, code, driver?.code, driver?.message]
  return [...words, ...[error.cause, ...parts].map((one) => wordsOf(one, depth + 1))].join(' ')
}

/** What an adapter says of a fault: it stands in the cause of its own error, which may stand in the one of Prisma's. */
function driverCause(error: unknown): { kind?: string; code?: string; message?: string } | undefined {
  if (!(error instanceof Error)) return undefined
  const { driverAdapterError } = (error as { meta?: { driverAdapterError?: Error } }).meta ?? {}
  const { cause } = driverAdapterError ?? error
  return typeof cause === 'object' && cause !== null && !(cause instanceof Error) ? cause : undefined
}

/** Whether a transaction lost against another one and may simply be tried again. */
export function isSerializationFailure(error: unknown): boolean {
  if (codeOf(error) === 'P2034' || driverCause(error)?.kind === 'TransactionWriteConflict') return true
  return error instanceof Error && /deadlock detected|40P01|40001/.test(error.message)
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.code
  if (error instanceof Prisma.PrismaClientInitializationError) return error.errorCode ?? 'P1001'
  return undefined
}
