import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { credentials } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { LINK_FIRST, NO_VERIFIED_EMAIL } from '@/lib/contract/oauth'
import { paths } from '@/lib/contract/paths'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { clientAddress } from '@/lib/server/limits/client-address'
import { log } from '@/lib/server/log'
import { checkLogin } from './check-login'
import { isSecure, sessionCookieName, sessionCookieOptions } from './cookie'
import { oauthProviders, type ProviderIdentity } from './oauth-providers'
import { decideSignIn, type ProviderAccount, userOfAccount } from './oauth-sign-in'
import type { PendingLink } from './pending-link'
import { endSession, openSession, sessionById } from './sessions'

/** What the options take from the request, and whom they tell of an account that a password would tie. */
type Context = { userAgent: string; onPending: (link: PendingLink) => void }

/**
 * next-auth's own routes stand on the same session rows as ours: signing in through them opens a row, signing out
 * revokes it, and a token whose row is gone is no session.
 */
export function nextAuthOptions({ userAgent, onPending }: Context): NextAuthOptions {
  return {
    secret: env.NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: limits.session.absolute / 1000 },
    // All of its pages are ours: its own would come without our policy.
    pages: { signIn: paths.login, signOut: paths.dashboard, error: paths.login, verifyRequest: paths.login },
    useSecureCookies: isSecure(),
    // Its own logger prints what a provider has sent: names and emails.
    logger: {
      error: (code) => log.error({ code }, 'next-auth failed'),
      warn: (code) => log.warn({ code }, 'next-auth warns'),
      debug: () => undefined,
    },
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    providers: [
      CredentialsProvider({
        credentials: { email: { label: 'Email', type: 'email' }, password: { label: 'Password', type: 'password' } },
        authorize,
      }),
      ...oauthProviders(),
    ],
    callbacks: {
      async signIn({ user, account }) {
        return account?.type === 'oauth' ? admit(account, user, onPending) : true
      },
      async jwt({ token, user, account }) {
        if (!user) return token
        const userId = account?.type === 'oauth' ? await userOfAccount(account) : user.id
        if (!userId) throw new Error('Signed in as nobody')
        const { sessionId } = await openSession(userId, userAgent)
        const opened = await sessionById(sessionId)
        return { sub: userId, sid: sessionId, onboarded: opened?.user.onboardingCompleted === true }
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

/** True, or the address to go to instead. Never throws, as below. */
export async function admit(
  account: ProviderAccount,
  identity: object,
  onPending: Context['onPending'],
): Promise<true | string> {
  try {
    const who = identity as ProviderIdentity
    const decision = await decideSignIn(account, who)
    if (decision.kind === 'known') return true
    if (decision.kind === 'refused') return `${paths.login}?error=${NO_VERIFIED_EMAIL}`
    const { provider, providerAccountId } = account
    onPending({ provider, providerAccountId, email: decision.email })
    return `${paths.login}?error=${LINK_FIRST}`
  } catch (err) {
    log.error({ err }, 'sign-in with a provider failed')
    return `${paths.login}?error=OAuthCallback`
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
