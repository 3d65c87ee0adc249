'use client'

import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'

export type MomentAct = 'correct' | 'delete' | 'undo'

const items = {
  correct: { label: 'Correct', Mark: Pencil },
  undo: { label: 'Undo', Mark: RotateCcw },
  delete: { label: 'Delete', Mark: Trash2 },
} as const

type MomentDropdownProps = {
  trigger: ReactNode
  acts: readonly MomentAct[]
  /** Opened by the keyboard: its first item is where that goes on. */
  startsAtFirst: boolean
  onAct: (act: MomentAct) => void
}

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function MomentDropdown({ trigger, acts, startsAtFirst, onAct }: MomentDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  const chosen = useRef<MomentAct | null>(null)

  // What takes the focus elsewhere does so once the menu is gone and has given it back to its button.
  function runChosen(event: Event) {
    const act = chosen.current
    chosen.current = null
    if (!act) return
    if (act !== 'undo') event.preventDefault()
    onAct(act)
  }

  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} className="min-w-36" onCloseAutoFocus={runChosen}>
        {acts.map((act) => {
          const { label, Mark } = items[act]
          return (
            <DropdownMenuItem
              key={act}
              {...(act === 'delete' && { variant: 'destructive' })}
              onSelect={() => (chosen.current = act)}
            >
              <Mark aria-hidden="true" />
              {label}
            </DropdownMenuItem>
          )
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
