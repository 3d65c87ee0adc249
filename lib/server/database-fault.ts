import 'server-only'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** What a failed query comes down to; null for what no client could bring about. */
export type DatabaseFault = 'gone' | 'taken' | 'unavailable' | 'full'

/** Prisma's codes: a row that was there is not any more. */
const gone = new Set(['P2003', 'P2025'])
/** Prisma's codes: no connection, none free in time, or a transaction that could not be had. */
const unavailable = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'])

/** Which fault of the database an error is, if any. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  const code = codeOf(error)
  if (code && gone.has(code)) return 'gone'
  if (code === 'P2002') return 'taken'
  if (code && unavailable.has(code)) return 'unavailable'
  const text = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : ''
  if (/database or disk is full|SQLITE_FULL|No space left on device/i.test(text)) return 'full'
  const lost = /ECONNREFUSED|ECONNRESET|Connection terminated|the database system is (starting up|shutting down)|57P0\d/
  return lost.test(text) ? 'unavailable' : null
}

/** Whether a transaction lost against another one and may simply be tried again. */
export function isSerializationFailure(error: unknown): boolean {
  return codeOf(error) === 'P2034' || (error instanceof Error && /deadlock detected|40P01|40001/.test(error.message))
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.code
  if (error instanceof Prisma.PrismaClientInitializationError) return error.errorCode ?? 'P1001'
  return undefined
}
