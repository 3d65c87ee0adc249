'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { OfflineNotice } from './offline-notice'
import { SendOnKeys } from './send-on-keys'
import { ToastHost } from './toast-host'

/** What every screen with calls to make stands in. Not in the root layout: the landing page needs none of it. */
export function AppProviders({ state, children }: { state?: DehydratedState; children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
      <OfflineNotice />
      <ToastHost />
      <SendOnKeys />
    </QueryClientProvider>
  )
}
