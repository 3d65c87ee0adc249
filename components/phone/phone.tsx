'use client'

import { Clock } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onOutboxChange, shownOutbox } from '@/lib/client/outbox/outbox'
import { startPhone } from '@/lib/client/phone/phone'
import { outboxMessages } from '@/lib/contract/messages/outbox'
// Not fetched when it is opened: there may be no connection then.
import { WaitingDialog } from './waiting-dialog'

/** Keeps the app going without a connection, says how much waits for one, and opens what it is. */
export function Phone() {
  useEffect(() => startPhone(), [])
  const { waiting, care } = useSyncExternalStore(onOutboxChange, shownOutbox, shownOutbox)
  const [isOpen, setOpen] = useState(false)
  const refused = waiting.filter(({ problem }) => problem).length
  return (
    <>
      <div role="status" className="fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 md:bottom-6 empty:hidden">
        {waiting.length > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 items-center gap-2 rounded-full border border-rule bg-surface px-4 text-sm font-medium shadow-float hover:bg-raised"
          >
            <Clock aria-hidden="true" className="size-4 text-warn" />
            {outboxMessages.count(waiting.length)}
            {refused > 0 && <span className="text-bad">{` · ${refused} ${outboxMessages.refused.toLowerCase()}`}</span>}
          </button>
        )}
      </div>
      {/* Help that came with what was sent opens by itself. */}
      <WaitingDialog open={isOpen || care !== null} onOpenChange={setOpen} waiting={waiting} care={care} />
    </>
  )
}
