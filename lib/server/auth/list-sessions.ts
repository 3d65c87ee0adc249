import 'server-only'
import type { Session } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'

/** No one keeps more sessions open than this; the newest are shown. */
const MOST = 100

/** The user's live sessions, newest first. */
export async function listSessions(userId: string, currentId: string): Promise<Session[]> {
  const rows = await db.session.findMany({
    where: { userId, ...live() },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    current: id === currentId,
  }))
}

/**
 * Ends one of the user's live sessions: its token and cookie stop working with the next request.
 *
 * @throws AppError `not_found`
 */
export async function revokeSession(userId: string, id: string): Promise<void> {
  const { count } = await db.session.updateMany({ where: { id, userId, ...live() }, data: { revokedAt: new Date() } })
  if (count === 0) throw notFound()
}

function live() {
  const now = Date.now()
  const lastSeenAt = { gt: new Date(now - limits.session.idle) }
  return { revokedAt: null, expiresAt: { gt: new Date(now) }, lastSeenAt }
}
