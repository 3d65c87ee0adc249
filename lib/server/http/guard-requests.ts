import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure } from '@/lib/server/auth/cookie'

/**
 * What only the server says to itself: the page's nonce, policy and path, which middleware.ts sets, and Next's own word
 * about whether the middleware has run. From outside it is nobody's word.
 */
const INTERNAL = [
  'x-nonce',
  'x-path',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-middleware-invoke',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-middleware-override-headers',
]

const ONE_YEAR = 365 * 24 * 60 * 60

/** Takes from each request what no client may say, and holds browsers to https where the site is served over it. */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    stripInternal(request.headers)
    if (isSecure()) response.setHeader('Strict-Transport-Security', `max-age=${ONE_YEAR}`)
  })
}

export function stripInternal(headers: IncomingMessage['headers']): void {
  for (const name of INTERNAL) delete headers[name]
  for (const name of Object.keys(headers)) if (name.startsWith('x-middleware-request-')) delete headers[name]
}
