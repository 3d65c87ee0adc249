import 'server-only'
import type { NextRequest } from 'next/server'
import { messages } from '@/lib/contract/messages'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { readSessionCookie, sessionCookieName } from './cookie'
import { type LiveSession, sessionById, sessionByToken } from './sessions'

/** Who is calling, in which session, and by which of its two credentials. */
export type Caller = { user: UserRow; sessionId: string; via: 'bearer' | 'cookie' }

/**
 * The caller of a request. A bearer header is the only credential looked at where there is one: a stale cookie never
 * beats a fresh token, nor the other way round.
 *
 * @throws AppError `unauthenticated`
 */
export async function requireCaller(request: NextRequest): Promise<Caller> {
  const authorization = request.headers.get('authorization')
  const via = authorization === null ? 'cookie' : 'bearer'
  const session = authorization === null ? await fromCookie(request) : await fromHeader(authorization)
  if (!session) throw new AppError('unauthenticated', messages.server.unauthenticated)
  return { ...session, via }
}

async function fromCookie(request: NextRequest): Promise<LiveSession | null> {
  const claims = await readSessionCookie(request.cookies.get(sessionCookieName())?.value)
  return claims ? sessionById(claims.sessionId) : null
}

async function fromHeader(authorization: string): Promise<LiveSession | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  return token ? sessionByToken(token) : null
}
