import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { credentials } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { paths } from '@/lib/contract/paths'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { clientAddress } from '@/lib/server/http/client-address'
import { log } from '@/lib/server/log'
import { checkLogin } from './check-login'
import { isSecure, sessionCookieName, sessionCookieOptions } from './cookie'
import { endSession, openSession, sessionById } from './sessions'

/**
 * next-auth's own routes stand on the same session rows as ours: signing in through them opens a row, signing out
 * revokes it, and a token whose row is gone is no session.
 */
export function nextAuthOptions(): NextAuthOptions {
  return {
    secret: env.NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: limits.session.absolute / 1000 },
    // All of its pages are ours: its own would come without our policy.
    pages: { signIn: paths.login, signOut: paths.dashboard, error: paths.login, verifyRequest: paths.login },
    useSecureCookies: isSecure(),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    providers: [
      CredentialsProvider({
        credentials: { email: { label: 'Email', type: 'email' }, password: { label: 'Password', type: 'password' } },
        authorize,
      }),
    ],
    callbacks: {
      async jwt({ token, user }) {
        if (user) {
          const { sessionId } = await openSession(user.id, 'next-auth')
          const opened = await sessionById(sessionId)
          return { sub: user.id, sid: sessionId, onboarded: opened?.user.onboardingCompleted === true }
        }
        return token
      },
      async session({ session, token }) {
        const live = typeof token.sid === 'string' ? await sessionById(token.sid) : null
        if (!live) return { expires: new Date(0).toISOString() }
        const { email, firstName, lastName } = live.user
        return { ...session, user: { email, name: [firstName, lastName].filter(Boolean).join(' ') } }
      },
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === 'string' && token.sub) await endSession(token.sub, token.sid)
      },
    },
  }
}

type AuthorizeRequest = { headers?: Record<string, string> | undefined }

/** Never throws: next-auth would put the reason into a redirect's address. */
async function authorize(given: unknown, request: AuthorizeRequest): Promise<{ id: string; email: string } | null> {
  try {
    const parsed = credentials.safeParse(given)
    if (!parsed.success) return null
    const user = await checkLogin(parsed.data, clientAddress({ headers: new Headers(request.headers) }))
    return user && { id: user.id, email: user.email }
  } catch (err) {
    if (!(err instanceof AppError)) log.error({ err }, 'sign-in failed')
    return null
  }
}
