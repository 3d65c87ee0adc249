import type { Metadata } from 'next'
import { memberState } from '@/app/member-state'
import { BareScreen } from '@/components/shared/bare-screen'
import { MissingScreen } from '@/components/shared/missing-screen'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { commonMessages } from '@/lib/contract/messages/common'
import { currentUser } from '@/lib/server/auth/current-user'

export const metadata: Metadata = { title: commonMessages.notFound }

/** A member keeps the bar, and with it the ways to every screen. */
export default async function NotFound() {
  const row = await currentUser()
  if (row?.onboardingCompleted) return <MissingScreen state={memberState(row)} />
  return (
    <BareScreen>
      <NotFoundWords isMember={false} />
    </BareScreen>
  )
}
