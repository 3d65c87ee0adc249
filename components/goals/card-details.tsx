import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import type { Goal } from '@/lib/contract/goal'
import { titleId } from './goal-title'

/** What a card tells beside its head. On a phone, where many cards are gone through, it is one line that opens the rest. */
export function CardDetails({ goal, children }: { goal: Goal; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { description, tags, milestones } = goal
  const brief = [description, tags.join(', '), milestones.length > 0 && 'Milestones'].find(Boolean) || 'More'
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={titleId(goal)}
        onClick={() => setOpen(!isOpen)}
        // As low as a line, and as high to the finger as any other button.
        className="relative flex h-7 items-center gap-2 rounded-control text-left text-sm text-ink-2 after:absolute after:-inset-y-2 after:inset-x-0 sm:hidden print:hidden"
      >
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {isOpen ? 'Show less' : brief}
        </span>
        <ChevronDown aria-hidden="true" className={cn('size-4 shrink-0 text-ink-3', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden print:contents')}>
        {children}
      </div>
    </>
  )
}
