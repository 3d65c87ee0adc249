'use client'

import { type ReactNode, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { timeOf } from '@/lib/client/calendar'
import { type Snooze, snoozedTo, snoozes } from '@/lib/client/reminder-times'
import type { Reminder } from '@/lib/contract/reminder'

const labels: Record<Snooze, string> = { quarter: '15 minutes', hour: '1 hour', tomorrow: 'Tomorrow morning' }

type SnoozeDropdownProps = {
  trigger: ReactNode
  alert: Reminder
  timeZone: string
  onSnooze: (snooze: Snooze) => void
}

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function SnoozeDropdown({ trigger, alert, timeZone, onSnooze }: SnoozeDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent className="w-56">
        <DropdownMenuLabel>Snooze for</DropdownMenuLabel>
        {snoozes.map((snooze) => (
          <DropdownMenuItem key={snooze} onSelect={() => onSnooze(snooze)}>
            {labels[snooze]}
            <span className="num ml-auto text-sm text-ink-3">
              {timeOf(snoozedTo(snooze, alert.scheduledFor, new Date(), timeZone), timeZone)}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
