'use client'

import { CareCard } from '@/components/shared/care-card'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import type { Waiting } from '@/lib/client/outbox/item'
import { closeCare, dropWaiting, sendAnyway } from '@/lib/client/outbox/outbox'
import { attachmentsOf } from '@/lib/client/outbox/photo-ids'
import { counted, dayName, dayOf, timeOf } from '@/lib/client/time/calendar'
import { outboxMessages } from '@/lib/contract/messages/outbox'

type WaitingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  waiting: readonly Waiting[]
  /** Words of help for what was sent. */
  care: string | null
}

/** What waits to be sent, in its order, and what was refused beside what stands there instead. */
export function WaitingDialog({ open, onOpenChange, waiting, care }: WaitingDialogProps) {
  const timeZone = useCurrentUser()?.timeZone ?? 'UTC'
  function change(next: boolean) {
    if (!next && care !== null) closeCare()
    onOpenChange(next)
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title={care === null ? outboxMessages.kept.title : outboxMessages.sent}
        description={care === null ? outboxMessages.explained : undefined}
      >
        <DialogBody className="gap-0">
          {care !== null && <CareCard words={care} />}
          {waiting.length === 0 && care === null && <p className="py-3 text-ink-2">{outboxMessages.none}</p>}
          <ul className="divide-y divide-rule">
            {waiting.map((item) => (
              <WaitingRow key={item.seq} item={item} timeZone={timeZone} />
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function WaitingRow({ item, timeZone }: { item: Waiting; timeZone: string }) {
  const { kind, about, text, writtenAt, problem } = item
  const photos = attachmentsOf(item.request).length
  const what = [kind, about, ...(photos > 0 ? [counted(photos, 'photo')] : [])].join(' · ')
  const day = dayOf(writtenAt, timeZone)
  const when = `${dayName(day, dayOf(new Date().toISOString(), timeZone))}, ${timeOf(writtenAt, timeZone)}`
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
        <span dir="auto" className="wrap-anywhere">
          {what}
        </span>
        <span className="num">{when}</span>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {problem && (
        <div className="mt-1 rounded-control bg-raised px-3 py-2 text-sm">
          <p className="text-bad">{problem.sentence}</p>
          {problem.now && <p className="mt-0.5">{problem.now}</p>}
        </div>
      )}
      <div className="-ml-3 flex flex-wrap gap-1">
        {problem && (
          <Button variant="ghost" size="sm" className="text-burn" onClick={() => sendAnyway(item)}>
            {outboxMessages.sendAnyway}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${outboxMessages.drop}: ${text}`}
          onClick={() => dropWaiting(item)}
        >
          {outboxMessages.drop}
        </Button>
      </div>
    </li>
  )
}
