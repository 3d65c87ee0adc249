'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { LazyConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
import { useLogout } from '@/lib/client/auth/api'
import { waitingCount } from '@/lib/client/outbox/keep'
import { outboxMessages } from '@/lib/contract/messages/outbox'

/** Signs out; where something was not sent yet, `question` asks first whether it may be lost. */
export function useSignOut(): { signOut: () => void; isPending: boolean; question: ReactNode } {
  const logout = useLogout()
  // Null until it is asked whether what was not sent may be lost; then how much that is.
  const [asked, setAsked] = useState<{ count: number; isOpen: boolean } | null>(null)

  function signOut() {
    const count = waitingCount()
    if (count > 0) setAsked({ count, isOpen: true })
    else logout.mutate()
  }

  const question = (
    <Suspense>
      {asked && (
        <LazyConfirmDialog
          open={asked.isOpen}
          onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
          question={outboxMessages.signOut}
          detail={outboxMessages.signOutDetail(asked.count)}
          confirmLabel={outboxMessages.signOutAnyway}
          onConfirm={() => logout.mutate()}
        />
      )}
    </Suspense>
  )
  return { signOut, isPending: logout.isPending, question }
}
