import { forgetOffline } from '@/lib/client/phone/worker'
import { paths } from '@/lib/contract/paths'
import { removeToken } from './token'

/**
 * Ends a session that the server no longer knows: a full page load, so that nothing of the user stays in memory.
 * Drafts stay for after the next login. `expired` makes the login page say why.
 */
export function leaveForLogin(): void {
  removeToken()
  forgetOffline()
  const here = window.location
  if (here.pathname === paths.login || here.pathname === paths.signup) return
  const query = new URLSearchParams({ next: here.pathname + here.search, expired: '1' })
  here.assign(`${paths.login}?${query}`)
}
