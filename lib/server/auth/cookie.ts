import 'server-only'
import { createHash } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { limits } from '@/lib/contract/limits'
import { env } from '@/lib/server/env'
import { Kept } from './kept'

/** What the session cookie says. `onboarded` only steers redirects; handlers trust the database. */
export type SessionClaims = { userId: string; sessionId: string; onboarded: boolean }

/** next-auth's own cookie name: `__Secure-` wherever the site is served over https. */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** Whether cookies go over https alone: where the site's public address says so. */
export function isSecure(): boolean {
  return env.NEXTAUTH_URL?.startsWith('https://') === true
}

/** The `Set-Cookie` value that opens a session in the browser for so many milliseconds, in the form next-auth reads. */
export async function sessionCookie(claims: SessionClaims, lasts: number = limits.session.absolute): Promise<string> {
  const maxAge = lasts / 1000
  const token = { sub: claims.userId, sid: claims.sessionId, onboarded: claims.onboarded }
  const value = await encode({ token, secret: env.NEXTAUTH_SECRET, maxAge })
  return setCookie(value, maxAge)
}

/** The `Set-Cookie` value that removes it. */
export function clearedSessionCookie(): string {
  return setCookie('', 0)
}

/** The cookie's flags, as next-auth takes them. */
export function sessionCookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure() } as const
}

function setCookie(value: string, seconds: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`
  return `${sessionCookieName()}=${value}; ${flags}`
}

/** What a cookie's value says never changes; deriving the key and opening it costs as much as a small query. */
const kept = new Kept<SessionClaims>(4_000)

/** The claims of a cookie's value, or null for one that is forged, expired or of another shape. */
export async function readSessionCookie(value: string | undefined): Promise<SessionClaims | null> {
  if (!value) return null
  return kept.get(createHash('sha256').update(value).digest('base64'), async () => {
    const claims = await open(value)
    return claims && { value: claims, ownerId: claims.userId }
  })
}

async function open(value: string): Promise<SessionClaims | null> {
  const token = await decode({ token: value, secret: env.NEXTAUTH_SECRET }).catch(() => null)
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string') return null
  return { userId: token.sub, sessionId: token.sid, onboarded: token.onboarded === true }
}
