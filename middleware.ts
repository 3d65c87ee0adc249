import { type NextRequest, NextResponse } from 'next/server'
import { readSessionCookie, type SessionClaims, sessionCookieName } from '@/lib/server/auth/cookie'
import { routeFor, type Visitor } from '@/lib/server/http/redirects'
import { contentSecurityPolicy } from '@/lib/server/http/security-headers'

/** Redirects and page headers. It is a convenience, never the lock: pages and routes ask the database themselves. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development')
  const claims = await readSessionCookie(request.cookies.get(sessionCookieName())?.value)
  const route = routeFor(visitorOf(claims), pathname, search)
  const headers = pageHeaders(request, { nonce, policy, path: pathname + search })
  const response = respond(route, request, headers)
  response.headers.set('Content-Security-Policy', policy)
  // For the service worker, which keeps screens for reading offline and must never mix two users' (public/sw.js).
  response.headers.set('X-Page-Of', claims?.userId ?? 'nobody')
  return response
}

function visitorOf(claims: SessionClaims | null): Visitor {
  if (!claims) return 'anonymous'
  return claims.onboarded ? 'member' : 'onboarding'
}

/** What the page may rely on: set here, so that nothing a client sends under these names gets through. */
function pageHeaders(request: NextRequest, page: { nonce: string; policy: string; path: string }): Headers {
  const headers = new Headers(request.headers)
  headers.set('x-nonce', page.nonce)
  headers.set('x-path', page.path)
  headers.set('Content-Security-Policy', page.policy)
  return headers
}

function respond(route: ReturnType<typeof routeFor>, request: NextRequest, headers: Headers): NextResponse {
  if (route.kind === 'serve') return NextResponse.next({ request: { headers } })
  const target = new URL(route.to, request.nextUrl)
  return route.kind === 'redirect'
    ? NextResponse.redirect(target)
    : NextResponse.rewrite(target, { request: { headers } })
}

export const config = {
  runtime: 'nodejs',
  // Never the API, whose routes authenticate themselves, nor files. No `missing:` clause: a prefetch is a page too.
  matcher: [
    '/((?!api(?:/|$)|_next/static/|_next/image/|(?:icon\\.svg|favicon\\.ico|(?:icon-[\\w-]+|apple-icon)\\.png|manifest\\.webmanifest|sw\\.js)$).*)',
  ],
}
