import { memberState } from '@/app/member-state'
import { BareScreen } from '@/components/shared/bare-screen'
import { MissingScreen } from '@/components/shared/missing-screen'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { currentUser } from '@/lib/server/auth/current-user'

/**
 * A member keeps the bar, and with it the ways to every screen. It stands here and not in the root: Next sends along with
 * every screen what the root's stand-in for a missing page is made of.
 */
export default async function NotFound() {
  const row = await currentUser()
  if (row?.onboardingCompleted) return <MissingScreen state={memberState(row)} />
  return (
    <BareScreen>
      <NotFoundWords isMember={false} />
    </BareScreen>
  )
}
