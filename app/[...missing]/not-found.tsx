import { memberState } from '@/app/member-state'
import Missing from '@/app/not-found'
import { MissingScreen } from '@/components/shared/missing-screen'
import { currentUser } from '@/lib/server/auth/current-user'

/**
 * A member keeps the bar, and with it the ways to every screen. It stands here and not in the root: Next sends along with
 * every screen what the root's stand-in for a missing page is made of.
 */
export default async function NotFound() {
  const row = await currentUser()
  return row?.onboardingCompleted ? <MissingScreen state={memberState(row)} /> : <Missing />
}
