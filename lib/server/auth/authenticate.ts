import 'server-only'
import type { NextRequest } from 'next/server'
import { messages } from '@/lib/contract/messages'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { readSessionCookie, sessionCookieName } from './cookie'
import type { LiveSession } from './kept-sessions'
import { sessionById, sessionByToken } from './sessions'

/** Who is calling, in which session, and by which of its two credentials. */
export type Caller = { user: UserRow; sessionId: string; via: 'bearer' | 'cookie' }

/**
 * The caller of a request. A bearer header is the only credential looked at where there is one: a stale cookie never
 * beats a fresh token, nor the other way round.
 *
 * @throws AppError `unauthenticated`
 */
export async function requireCaller(request: NextRequest): Promise<Caller> {
  const bearer = bearerOf(request)
  const via = bearer === null ? 'cookie' : 'bearer'
  const session = bearer === null ? await fromCookie(request) : await sessionByToken(bearer)
  if (!session) throw new AppError('unauthenticated', messages.server.unauthenticated)
  return { ...session, via }
}

async function fromCookie(request: NextRequest): Promise<LiveSession | null> {
  const claims = await readSessionCookie(request.cookies.get(sessionCookieName())?.value)
  return claims ? sessionById(claims.sessionId) : null
}

/** The token of a bearer header, empty where it holds none; null without one. Other schemes belong to proxies. */
function bearerOf(request: NextRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization')?.trim() ?? '')
  return match && (match[1] ?? '')
}

/** The live sessions that a request names, by header and by cookie. */
export async function namedSessions(request: NextRequest): Promise<LiveSession[]> {
  const found = await Promise.all([sessionByToken(bearerOf(request) ?? ''), fromCookie(request)])
  return found.filter((session) => session !== null)
}
