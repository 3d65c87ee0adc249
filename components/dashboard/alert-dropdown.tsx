'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { type Snooze, snoozedTo, snoozes } from '@/lib/client/reminders/times'
import { timeOf } from '@/lib/client/time/calendar'
import type { Reminder } from '@/lib/contract/reminder'

export type AlertMenuProps = {
  alert: Reminder
  timeZone: string
  onSnooze: (snooze: Snooze) => void
  onMove: () => void
  onDelete: () => void
}

const labels: Record<Snooze, string> = { quarter: '15 minutes', hour: '1 hour', tomorrow: 'Tomorrow morning' }

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function AlertDropdown({
  trigger,
  startsAtFirst,
  alert,
  timeZone,
  onSnooze,
  onMove,
  onDelete,
}: AlertMenuProps & { trigger: ReactNode; startsAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(true)
  const isToMove = useRef(false)
  // Once the menu is closed: while it closes it would take the focus out of what opens.
  function move(event: Event) {
    if (!isToMove.current) return
    isToMove.current = false
    event.preventDefault()
    onMove()
  }
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} className="w-56" onCloseAutoFocus={move}>
        {!alert.isDone && (
          <>
            <DropdownMenuLabel>Snooze for</DropdownMenuLabel>
            {snoozes.map((snooze) => (
              <DropdownMenuItem key={snooze} onSelect={() => onSnooze(snooze)}>
                {labels[snooze]}
                <span className="num ml-auto text-sm text-ink-3">
                  {timeOf(snoozedTo(snooze, alert.scheduledFor, new Date(), timeZone), timeZone)}
                </span>
              </DropdownMenuItem>
            ))}
            <DropdownMenuItem onSelect={() => Object.assign(isToMove, { current: true })}>
              Another day or time
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem variant="destructive" onSelect={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete alert
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
