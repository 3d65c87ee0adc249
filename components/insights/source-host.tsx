'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import type { Today } from '@/lib/client/time/calendar'

const loadDialog = () => import('./source-dialog')
const SourceDialog = lazy(() => loadDialog().then(({ SourceDialog }) => ({ default: SourceDialog })))

/** Fetches the dialog's code when someone comes near a button that opens it. */
export function preloadSourceDialog(): void {
  loadDialog().catch(() => undefined)
}

const OpenSource = createContext<(source: ClaimSource) => void>(() => undefined)

/** Opens the source of a claim, in the dialog of the `SourceHost` around. */
export function useOpenSource(): (source: ClaimSource) => void {
  return useContext(OpenSource)
}

type Opened = { source: ClaimSource; isOpen: boolean; round: number }

/** Holds the dialog in which the sources of the claims within it are shown. */
export function SourceHost({ now, children }: { now: Today; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open] = useState(
    () => (source: ClaimSource) => setOpened((last) => ({ source, isOpen: true, round: (last?.round ?? 0) + 1 })),
  )
  return (
    <OpenSource value={open}>
      {children}
      <Suspense>
        {opened && (
          <SourceDialog
            key={opened.round}
            source={opened.source}
            now={now}
            open={opened.isOpen}
            onOpenChange={(isOpen) => setOpened({ ...opened, isOpen })}
          />
        )}
      </Suspense>
    </OpenSource>
  )
}
