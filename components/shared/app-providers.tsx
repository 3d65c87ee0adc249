'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PrefetchedState } from '@/lib/client/cache/prefetched-state'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { OfflineNotice } from './offline-notice'
import { Prefetched } from './prefetched'
import { SendOnKeys } from './send-on-keys'
import { ToastHost } from './toast-host'

/** What every screen with calls to make stands in. Not in the root layout: the landing page needs none of it. */
export function AppProviders({ state, children }: { state?: PrefetchedState; children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      {state ? <Prefetched state={state}>{children}</Prefetched> : children}
      <OfflineNotice />
      <ToastHost />
      <SendOnKeys />
    </QueryClientProvider>
  )
}
