'use client'

import { HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { dehydratedState, type PrefetchedState } from '@/lib/client/cache/prefetched-state'

/** Gives the screens inside what the server has read for them. */
export function Prefetched({ state, children }: { state: PrefetchedState; children: ReactNode }) {
  const dehydrated = useMemo(() => dehydratedState(state), [state])
  return <HydrationBoundary state={dehydrated}>{children}</HydrationBoundary>
}
