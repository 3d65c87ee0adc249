import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import type { Goal } from '@/lib/contract/goal'

/** What a card tells beside its head. On a phone, where many cards are gone through, it waits behind a press. */
export function CardDetails({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden print:contents')}>
      {children}
    </div>
  )
}

type DetailsButtonProps = { goal: Goal; id: string; isOpen: boolean; className?: string; onToggle: () => void }

type DetailsLineProps = Omit<DetailsButtonProps, 'className'> & {
  /** What it shows: more of a text that is cut, else what is not there yet. */
  what: 'more' | 'description' | 'tags'
}

/** The same in words, at the foot of a card of which nothing else is pressed there. */
export function DetailsLine({ goal, id, isOpen, what, onToggle }: DetailsLineProps) {
  const label = isOpen ? 'Show less' : `Show ${what}`
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={`${label}: ${goal.title}`}
      className="justify-self-start rounded-control py-1 text-left text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11 sm:hidden print:hidden"
      onClick={onToggle}
    >
      {label}
    </button>
  )
}

/** Opens a card’s details on a phone. */
export function DetailsButton({ goal, id, isOpen, className, onToggle }: DetailsButtonProps) {
  const label = isOpen ? 'Show less' : 'Show more'
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={`${label}: ${goal.title}`}
      title={label}
      className={cn('sm:hidden print:hidden', className)}
      onClick={onToggle}
    >
      <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
    </Button>
  )
}
