import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { JournalDay } from '@/lib/contract/journal-day'
import { entryDay } from './entry-words'

type DayBarProps = {
  date: string
  /** The nearest days that hold something; not known while they are read. */
  near: Pick<JournalDay, 'before' | 'after'> | undefined
  today: string
  onDay: (day: string) => void
  children: ReactNode
}

/** The day that is shown, and the ways to the ones beside it: by a press, or by the arrow keys on either button. */
export function DayBar({ date, near, today, onDay, children }: DayBarProps) {
  const { before = null, after = null } = near ?? {}
  const go = (day: string | null) => day !== null && onDay(day)
  function step({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(before)
    if (key === 'ArrowRight') go(after)
  }
  const sides = { before: ['Day before', ChevronLeft, before], after: ['Next day', ChevronRight, after] } as const
  const arrow = (side: keyof typeof sides) => {
    const [label, Icon, day] = sides[side]
    return (
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        title={day === null ? undefined : entryDay(day, today)}
        // Not disabled where there is none: it would lose the focus.
        aria-disabled={day === null}
        className="aria-disabled:opacity-40"
        onClick={() => go(day)}
        onKeyDown={step}
      >
        <Icon aria-hidden="true" />
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-5 py-1.5 text-sm max-sm:gap-0 max-sm:px-4">
      <span className="-ml-3 flex items-center">
        {arrow('before')}
        <h2 aria-live="polite" className="num px-1 text-base">
          {entryDay(date, today)}
        </h2>
        {arrow('after')}
      </span>
      {children}
    </div>
  )
}
