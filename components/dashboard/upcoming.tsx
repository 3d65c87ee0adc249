'use client'

import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import type { Reminder } from '@/lib/contract/reminder'

type UpcomingProps = { alerts: readonly Reminder[]; row: (alert: Reminder) => ReactNode }

/** The alerts of the next seven days, behind one press, each a row as those of today. */
export function Upcoming({ alerts, row }: UpcomingProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (alerts.length === 0) return null
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex items-center gap-1 rounded-control py-1 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
      >
        <ChevronRight aria-hidden="true" className={cn('size-4', isOpen && 'rotate-90')} />
        Upcoming<span className="num">({alerts.filter(({ isDone }) => !isDone).length})</span>
      </button>
      <ul id={listId} hidden={!isOpen} className="divide-y divide-rule">
        {/* What is folded away is put there once it is opened. */}
        {(isOpen ? alerts : []).map(row)}
      </ul>
    </div>
  )
}
