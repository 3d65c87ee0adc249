import 'server-only'
import type { z } from 'zod'
import type { Session, sessionFilter } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { db } from '@/lib/server/db/client'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Caller } from './authenticate'
import { isDemo } from './is-demo'
import { keptSessions } from './kept-sessions'

type SessionRow = Prisma.SessionGetPayload<object>

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** A page of the user's live sessions, newest first. Visitors to the demo share its account, and see only their own. */
export async function listSessions(
  { user, sessionId }: Pick<Caller, 'user' | 'sessionId'>,
  { limit, cursor }: z.output<typeof sessionFilter>,
): Promise<Page<SessionRow>> {
  const own = isDemo(user) ? { id: sessionId } : {}
  const rows = await db.session.findMany({
    where: { AND: own, userId: user.id, ...live(), ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, newestFirst)
}

/** The session as the contract shows it to the session that asks. */
export function serializeSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgent: row.userAgent,
    current: row.id === currentId,
  }
}

/**
 * Ends one of the user's live sessions: its token and cookie stop working with the next request.
 *
 * @throws AppError `not_found`
 */
export async function revokeSession(userId: string, id: string): Promise<void> {
  const { count } = await db.session.updateMany({ where: { id, userId, ...live() }, data: { revokedAt: new Date() } })
  keptSessions.drop(userId)
  if (count === 0) throw notFound()
}

function live() {
  const now = Date.now()
  const lastSeenAt = { gt: new Date(now - limits.session.idle) }
  return { revokedAt: null, expiresAt: { gt: new Date(now) }, lastSeenAt }
}
