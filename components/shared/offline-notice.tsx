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
          {offlineWords(pathname)}
        </p>
      )}
    </div>
  )
}

/** Nothing is logged before one is in. */
const atTheDoor: readonly string[] = [paths.login, paths.signup, paths.recover, paths.onboarding]

function offlineWords(pathname: string): string {
  if (atTheDoor.includes(pathname)) return commonMessages.offlineAtTheDoor
  return pathname === paths.chat ? commonMessages.offlineInChat : commonMessages.offline
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
