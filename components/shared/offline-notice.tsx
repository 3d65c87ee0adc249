'use client'

import { WifiOff } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'

/** A strip under the navigation while the browser is offline, as high as the free space over every screen's title. */
export function OfflineNotice() {
  const pathname = usePathname()
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--nav-h) z-20">
      {isOffline && (
        <p
          data-offline
          className="flex h-7 items-center justify-center gap-2 bg-warn-soft px-3 text-[0.8125rem]/none font-medium text-warn"
        >
          <WifiOff aria-hidden="true" className="size-3.5 shrink-0" />
          {pathname === paths.chat ? commonMessages.offlineInChat : commonMessages.offline}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
