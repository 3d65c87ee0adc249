import 'server-only'
import type { NextRequest } from 'next/server'
import { serverMessages } from '@/lib/contract/messages/server'
import { TOKEN_PREFIX } from '@/lib/contract/token-scopes'
import type { Client } from '@/lib/server/clients/client'
import { clientByToken, isTokenLive } from '@/lib/server/clients/tokens'
import { databaseFaultOf } from '@/lib/server/db/database-fault'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { readSessionCookie, sessionCookieName } from './cookie'
import type { LiveSession } from './kept-sessions'
import { type Asked, sessionById, sessionByToken } from './sessions'

/**
 * Who is calling, in which session, and by which of its two credentials; or which program of theirs, by a personal
 * token, which is no session.
 */
export type Caller = { user: UserRow; sessionId: string; via: 'bearer' | 'cookie' | 'client'; client: Client | null }

/**
 * The caller of a request. A bearer header is the only credential looked at where there is one: a stale cookie never
 * beats a fresh token, nor the other way round.
 *
 * @throws AppError `unauthenticated`
 */
export async function requireCaller(request: NextRequest, asked: Asked): Promise<Caller> {
  const bearer = bearerOf(request)
  if (bearer?.startsWith(TOKEN_PREFIX)) return requireClient(bearer)
  const via = bearer === null ? 'cookie' : 'bearer'
  const session = bearer === null ? await fromCookie(request, asked) : await sessionByToken(bearer, asked)
  if (!session) throw unauthenticated()
  return { ...session, via, client: null }
}

async function requireClient(token: string): Promise<Caller> {
  const found = await clientByToken(token)
  if (!found) throw unauthenticated()
  return { ...found, sessionId: '', via: 'client' }
}

/**
 * Runs what a caller has asked for. What is not there, because the session has ended since with its account, is told as
 * that.
 *
 * @throws AppError `unauthenticated`, else whatever `run` throws
 */
export async function asCaller<T>({ sessionId, client }: Caller, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (thrown) {
    const isAbsent = thrown instanceof AppError ? thrown.code === 'not_found' : databaseFaultOf(thrown) === 'gone'
    const isLive = () => (client ? isTokenLive(client.tokenId) : sessionById(sessionId, 'row'))
    if (isAbsent && !(await isLive())) throw unauthenticated()
    throw thrown
  }
}

function unauthenticated(): AppError {
  return new AppError('unauthenticated', serverMessages.unauthenticated)
}

async function fromCookie(request: NextRequest, asked: Asked): Promise<LiveSession | null> {
  const claims = await readSessionCookie(request.cookies.get(sessionCookieName())?.value)
  return claims ? sessionById(claims.sessionId, asked) : null
}

/** The token of a bearer header, empty where it holds none; null without one. Other schemes belong to proxies. */
function bearerOf(request: NextRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization')?.trim() ?? '')
  return match && (match[1] ?? '')
}

/** The live sessions that a request names, by header and by cookie. */
export async function namedSessions(request: NextRequest): Promise<LiveSession[]> {
  const found = await Promise.all([sessionByToken(bearerOf(request) ?? '', 'row'), fromCookie(request, 'row')])
  return found.filter((session) => session !== null)
}
