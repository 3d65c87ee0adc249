import type { ReactNode } from 'react'
import { AppHeader } from '@/components/nav/app-header'
import { PaletteHost } from '@/components/palette/palette-host'
import { AppProviders } from '@/components/shared/app-providers'
import { currentUserKey } from '@/lib/client/current-user'
import { prefetchedState } from '@/lib/client/prefetched-state'
import { requireUser } from '@/lib/server/auth/current-user'
import { serializeUser } from '@/lib/server/users/serialize-user'

export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = serializeUser(await requireUser())
  return (
    <AppProviders state={prefetchedState([currentUserKey, user])}>
      <AppHeader />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
        {children}
      </main>
      <PaletteHost />
    </AppProviders>
  )
}
