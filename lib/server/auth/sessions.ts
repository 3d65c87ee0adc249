import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@/lib/contract/limits'
import { db } from '@/lib/server/db/client'
import { inPassing } from '@/lib/server/db/in-passing'
import { endVisit } from '@/lib/server/demo/visit'
import { keptSessions, type LiveSession } from './kept-sessions'

/** How stale `lastSeenAt` may get: a write for each request would cost more than the answer. */
const TOUCH_AFTER = 5 * 60_000

/** Opens a session that lasts for so many milliseconds. The token is told once, here; only its hash is stored. */
export async function openSession(
  userId: string,
  userAgent: string,
  lasts: number = limits.session.absolute,
): Promise<{ token: string; sessionId: string }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + lasts)
  const { id } = await db.session.create({
    data: { userId, tokenHash: hashToken(token), userAgent: userAgent.slice(0, 400), expiresAt },
    select: { id: true },
  })
  return { token, sessionId: id }
}

/** Which answer will do: one of the last second, or the row's own. */
export type Asked = 'kept' | 'row'

export function sessionByToken(token: string, asked: Asked = 'kept'): Promise<LiveSession | null> {
  const tokenHash = hashToken(token)
  return ask(asked, tokenHash, { tokenHash })
}

export function sessionById(id: string, asked: Asked = 'kept'): Promise<LiveSession | null> {
  return ask(asked, id, { id })
}

/** Asked for at every request. What this process changes counts at once, what another one changes within a second. */
function ask(asked: Asked, key: string, which: Parameters<typeof findLive>[0]): Promise<LiveSession | null> {
  const find = async () => {
    const session = await findLive(which)
    return session && { value: session, ownerId: session.user.id }
  }
  return asked === 'row' ? keptSessions.renew(key, find) : keptSessions.get(key, find)
}

/** The session while it lives: not revoked, not 7 days idle, not 30 days old. */
async function findLive(which: { tokenHash: string } | { id: string }): Promise<LiveSession | null> {
  const session = await db.session.findUnique({ where: which, include: { user: { omit: { passwordHash: true } } } })
  const now = Date.now()
  // Two reads: an account that goes between them leaves a session without its user.
  if (!session?.user || session.revokedAt || session.expiresAt.getTime() <= now) return null
  const idle = now - session.lastSeenAt.getTime()
  if (idle >= limits.session.idle) return null
  if (idle > TOUCH_AFTER) {
    await inPassing(db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date(now) } }))
  }
  return { sessionId: session.id, user: session.user }
}

/** Ends a session of the user: its token and its cookie stop working with the next request. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  endVisit(sessionId)
  await db.session.updateMany({ where: { id: sessionId, userId, revokedAt: null }, data: { revokedAt: new Date() } })
  keptSessions.drop(userId)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
