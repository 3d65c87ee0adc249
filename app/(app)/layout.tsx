import type { ReactNode } from 'react'
import { memberState } from '@/app/member-state'
import { CompletionHost } from '@/components/goals/completion-host'
import { AppHeader } from '@/components/nav/app-header'
import { BottomBar } from '@/components/nav/bottom-bar'
import { DemoBar } from '@/components/nav/demo-bar'
import { SingleKeys } from '@/components/nav/single-keys'
import { PaletteHost } from '@/components/palette/palette-host'
import { PhoneHost } from '@/components/phone/phone-host'
import { AppProviders } from '@/components/shared/app-providers'
import { KeepCurrent } from '@/components/shared/keep-current'
import { DemoScreen } from '@/components/shared/kept'
import { requireUser } from '@/lib/server/auth/current-user'
import { isDemo } from '@/lib/server/auth/is-demo'

export default async function AppLayout({ children }: { children: ReactNode }) {
  const row = await requireUser()
  return (
    <AppProviders state={memberState(row)}>
      <DemoScreen isDemo={isDemo(row)}>
        <AppHeader />
        {isDemo(row) && <DemoBar />}
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
          {children}
        </main>
        <BottomBar />
        <PaletteHost />
        <SingleKeys />
        <KeepCurrent />
        <PhoneHost />
        <CompletionHost />
      </DemoScreen>
    </AppProviders>
  )
}
