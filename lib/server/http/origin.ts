import 'server-only'
import { messages } from '@/lib/contract/messages'
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
    throw new AppError('forbidden', messages.server.forbiddenOrigin)
  }
}

function isOwnOrigin(origin: string, request: Request): boolean {
  return URL.parse(origin)?.host === request.headers.get('host')
}
