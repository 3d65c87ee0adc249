import type { Metadata } from 'next'
import { AppHeader } from '@/components/nav/app-header'
import { BottomBar } from '@/components/nav/bottom-bar'
import { PaletteHost } from '@/components/palette/palette-host'
import { AppProviders } from '@/components/shared/app-providers'
import { BareScreen } from '@/components/shared/bare-screen'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { commonMessages } from '@/lib/contract/messages/common'
import { currentUser } from '@/lib/server/auth/current-user'
import { serializeUser } from '@/lib/server/users/serialize-user'

export const metadata: Metadata = { title: commonMessages.notFound }

/** A member keeps the bar, and with it the ways to every screen. */
export default async function NotFound() {
  const row = await currentUser()
  if (!row?.onboardingCompleted) {
    return (
      <BareScreen>
        <NotFoundWords isMember={false} />
      </BareScreen>
    )
  }
  return (
    <AppProviders state={prefetchedState([currentUserKey, serializeUser(row)])}>
      <AppHeader />
      <main id="main" tabIndex={-1} className="screen flex-1 focus:outline-none">
        <NotFoundWords isMember />
      </main>
      <BottomBar />
      <PaletteHost />
    </AppProviders>
  )
}
