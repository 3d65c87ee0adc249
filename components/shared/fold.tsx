import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'

type FoldProps = {
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** How it stands among what is around it; `contents` leaves that to its parent. */
  className?: string
  children: ReactNode
}

const SET_OFF = 'grid gap-3 border-t border-rule pt-2'

/** What waits behind its name until it is asked for. It is made on its first opening by who passes its children. */
export function Fold({ label, isOpen, onToggle, className = SET_OFF, children }: FoldProps) {
  const id = useId()
  return (
    <div className={className}>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-ml-3 justify-self-start"
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-4 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  )
}
