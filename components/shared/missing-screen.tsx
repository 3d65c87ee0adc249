'use client'

import { AppHeader } from '@/components/nav/app-header'
import { BottomBar } from '@/components/nav/bottom-bar'
import { PaletteHost } from '@/components/palette/palette-host'
import type { PrefetchedState } from '@/lib/client/cache/prefetched-state'
import { AppProviders } from './app-providers'
import { NotFoundWords } from './not-found-words'

/** An address with nothing at it, in the frame that a member knows. */
export function MissingScreen({ state }: { state: PrefetchedState }) {
  return (
    <AppProviders state={state}>
      <AppHeader />
      <main id="main" tabIndex={-1} className="screen flex-1 focus:outline-none">
        <NotFoundWords isMember />
      </main>
      <BottomBar />
      <PaletteHost />
    </AppProviders>
  )
}
