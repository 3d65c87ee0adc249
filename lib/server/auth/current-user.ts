import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { paths } from '@/lib/contract/paths'
import { readInVisit } from '@/lib/server/demo/visit'
import { readUser } from '@/lib/server/users/read-user'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { readSessionCookie, sessionCookieName } from './cookie'
import { isDemo } from './is-demo'
import type { LiveSession } from './kept-sessions'
import { sessionById } from './sessions'

/** The session whose cookie came with this page's request, or null. Looked up once a request. */
const currentSession = cache(async (): Promise<LiveSession | null> => {
  const claims = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  return claims && sessionById(claims.sessionId)
})

/** The user whose cookie came with this page's request, or null. */
export async function currentUser(): Promise<UserRow | null> {
  return (await currentSession())?.user ?? null
}

/** Reads for a screen: a visitor of the demo sees what was said in their visit. */
export async function asReader<T>(run: () => Promise<T>): Promise<T> {
  const session = await currentSession()
  return session && isDemo(session.user) ? readInVisit(session.sessionId, run) : run()
}

/**
 * The signed-in user of a screen. The middleware's redirects are a convenience; this is the lock: it asks the database
 * and redirects to the login screen, or to onboarding unless the screen is onboarding itself.
 */
export async function requireUser(options: { onboarding?: boolean } = {}): Promise<UserRow> {
  const user = await currentUser()
  if (!user) {
    const here = (await headers()).get('x-path')
    redirect(here ? `${paths.login}?next=${encodeURIComponent(here)}` : paths.login)
  }
  if (user.onboardingCompleted || options.onboarding) return user
  // Another process may have finished it a moment ago.
  const now = await readUser(user.id)
  if (!now.onboardingCompleted) redirect(paths.onboarding)
  return now
}
