import 'server-only'
import { appPaths, paths } from '@/lib/contract/paths'

/** Who asks for a screen, as far as the cookie tells. */
export type Visitor = 'anonymous' | 'onboarding' | 'member'

/** Where a visitor to a screen is taken: served, redirected, or shown another screen under the same address. */
export type Route = { kind: 'serve' } | { kind: 'redirect'; to: string } | { kind: 'rewrite'; to: string }

/** What anyone may open, onboarded or not; two of them send a signed-in user on by themselves. */
const openPaths: readonly string[] = [paths.login, paths.signup, paths.recover, paths.privacy, paths.safety]

/**
 * The route table by state. It only steers: pages ask the database again. The login and signup screens send a
 * signed-in user on by themselves, since a cookie whose session has ended must be able to reach them.
 */
export function routeFor(visitor: Visitor, path: string, search: string): Route {
  // The screens call a goal a mission, too: who goes by that word is told of the goals, and of one that is not there.
  if (/^\/missions(?:\/|$)/.test(path)) {
    return { kind: 'redirect', to: path.replace('/missions', paths.goals) + search }
  }
  const isAppScreen = appPaths.some((screen) => path === screen || path.startsWith(`${screen}/`))
  if (visitor === 'anonymous') {
    if (!isAppScreen && path !== paths.onboarding) return { kind: 'serve' }
    return { kind: 'redirect', to: `${paths.login}?next=${encodeURIComponent(path + search)}` }
  }
  if (openPaths.includes(path) || path.startsWith(`${paths.reset}/`)) return { kind: 'serve' }
  if (path === paths.landing) return { kind: 'rewrite', to: paths.dashboard }
  // The app's screens ask the database themselves: the claim of another device's cookie may be older than the account.
  if (visitor === 'member' || isAppScreen || path === paths.onboarding) return { kind: 'serve' }
  return { kind: 'redirect', to: paths.onboarding }
}
