'use client'

import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import type { DashboardView } from './dashboard-view'

type UpcomingProps = { alerts: DashboardView['upcoming']; now: Today }

/** The alerts of the next seven days, behind one press. */
export function Upcoming({ alerts, now: { today, timeZone } }: UpcomingProps) {
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
        {(isOpen ? alerts : []).map(({ id, title, scheduledFor }) => (
          <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-3 py-2">
            <time dateTime={scheduledFor} className="num text-ink-2">
              {dayName(dayOf(scheduledFor, timeZone), today)}
            </time>
            <span dir="auto" className="wrap-anywhere">
              {title}
            </span>
            <span className="num text-ink-3">{timeOf(scheduledFor, timeZone)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
