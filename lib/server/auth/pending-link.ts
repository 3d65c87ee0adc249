import 'server-only'
import type { NextRequest } from 'next/server'
import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/server/env'
import { isSecure } from './cookie'
import { type ProviderAccount, tieAccount } from './oauth-sign-in'

/** A provider's account that waits for the password of the user whose email it has. */
export type PendingLink = ProviderAccount & { email: string }

const NAME = 'pending-link'
/** Seconds. */
const KEPT = 10 * 60

/** The `Set-Cookie` value that keeps it until the password is given. Sealed, and of no use as a session. */
export async function pendingLinkCookie({ provider, providerAccountId, email }: PendingLink): Promise<string> {
  const token = { provider, providerAccountId, email }
  return cookie(await encode({ token, secret: env.NEXTAUTH_SECRET, salt: NAME, maxAge: KEPT }), KEPT)
}

/**
 * Ties the account that waits in the request's cookie to the user who has just given their password, where it has that
 * user's email. Gives the headers that remove the cookie.
 */
export async function settlePendingLink(
  request: NextRequest,
  user: { id: string; email: string },
): Promise<[string, string][]> {
  const value = request.cookies.get(NAME)?.value
  if (!value) return []
  const link = await decode({ token: value, secret: env.NEXTAUTH_SECRET, salt: NAME }).catch(() => null)
  if (link?.email === user.email && typeof link.provider === 'string' && typeof link.providerAccountId === 'string') {
    await tieAccount(user.id, { provider: link.provider, providerAccountId: link.providerAccountId })
  }
  return [['Set-Cookie', cookie('', 0)]]
}

function cookie(value: string, seconds: number): string {
  return `${NAME}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`
}
