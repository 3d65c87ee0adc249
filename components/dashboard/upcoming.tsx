'use client'

import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'

type UpcomingProps = {
  /** How much is still to be done. */
  count: number
  children: readonly ReactNode[]
}

/** What is due in the next seven days, behind one press, each a row as those of today. */
export function Upcoming({ count, children }: UpcomingProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (children.length === 0) return null
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
        Upcoming<span className="num">({count})</span>
      </button>
      <ul id={listId} hidden={!isOpen} className="divide-y divide-rule">
        {/* What is folded away is put there once it is opened. */}
        {isOpen && children}
      </ul>
    </div>
  )
}
