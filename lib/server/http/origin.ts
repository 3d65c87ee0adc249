import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function changesState(request: Request): boolean {
  return !safeMethods.has(request.method)
}

/**
 * Refuses a state-changing request that a browser sent from another site. Browsers set these headers themselves; a
 * client that sends neither is no browser, so it holds no cookie that it did not choose to send.
 *
 * @throws AppError `forbidden`
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const sameSite = site === null || site === 'same-origin' || site === 'none'
  if (!sameSite || (origin !== null && !isOwnOrigin(origin, request))) {
    throw new AppError('forbidden', serverMessages.forbiddenOrigin)
  }
}

/** How this site is opened at the host of a request, without a slash at the end. */
export function ownOrigin(request: Request): string {
  const host = request.headers.get('host') ?? 'localhost'
  return `${schemeOf(host, request)}://${host}`
}

/** Compared whole, scheme and port and all, as a browser writes it: what else leads to the same host is not this site. */
function isOwnOrigin(origin: string, request: Request): boolean {
  const host = request.headers.get('host')
  return host !== null && origin === `${schemeOf(host, request)}://${host}`
}

/**
 * How this site is opened at a host: as its public address says, where it is that; else as a proxy says, which no page
 * of another site can make a browser say; else by this server's own word, and it speaks nothing but http.
 */
function schemeOf(host: string, request: Request): string {
  const own = URL.parse(env.NEXTAUTH_URL ?? '')
  if (own?.host === host) return own.protocol.slice(0, -1)
  return request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() || 'http'
}
