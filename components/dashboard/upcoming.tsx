'use client'

import { ChevronRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDeleteReminder } from '@/lib/client/reminders/api'
import { cn } from '@/lib/client/screen/cn'
import { dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import type { Reminder } from '@/lib/contract/reminder'

type UpcomingProps = { alerts: readonly Reminder[]; now: Today; onDelete: () => void }

/** The alerts of the next seven days, behind one press, each with its delete. */
export function Upcoming({ alerts, now, onDelete }: UpcomingProps) {
  const { today, timeZone } = now
  const deleteReminder = useDeleteReminder(now)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (alerts.length === 0) return null
  return (
    <div className="mt-1 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex items-center gap-1 rounded-control py-1 font-medium text-burn hover:underline pointer-coarse:min-h-11"
      >
        <ChevronRight aria-hidden="true" className={cn('size-4', isOpen && 'rotate-90')} />
        Upcoming<span className="num">({alerts.length})</span>
      </button>
      <ul id={listId} hidden={!isOpen} className="divide-y divide-rule">
        {/* What is folded away is put there once it is opened. */}
        {(isOpen ? alerts : []).map((alert) => (
          <li key={alert.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto] items-center gap-3">
            <time dateTime={alert.scheduledFor} className="num text-ink-2">
              {dayName(dayOf(alert.scheduledFor, timeZone), today)}
            </time>
            <span dir="auto" className="py-2 wrap-anywhere">
              {alert.title}
            </span>
            <span className="num text-ink-3">{timeOf(alert.scheduledFor, timeZone)}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete: ${alert.title}`}
              className="-mr-2.5 -ml-3 text-ink-3"
              onClick={() => {
                deleteReminder(alert)
                // Its own button is gone by then.
                onDelete()
              }}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
