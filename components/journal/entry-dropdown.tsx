'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import type { EntryAction } from './journal-dialogs'

type EntryDropdownProps = {
  trigger: ReactNode
  /** Opened by the keyboard: its first item is where that goes on. */
  startsAtFirst: boolean
  onAction: (action: EntryAction) => void
}

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function EntryDropdown({ trigger, startsAtFirst, onAction }: EntryDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  const chosen = useRef<EntryAction | null>(null)

  // A dialog opens once the menu is gone and focus is back on its button: there the dialog returns it when it closes.
  function runChosen() {
    const action = chosen.current
    chosen.current = null
    if (action) onAction(action)
  }

  const item = (action: EntryAction) => ({ onSelect: () => (chosen.current = action) })
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} className="min-w-36" onCloseAutoFocus={runChosen}>
        <DropdownMenuItem {...item('write')}>
          <Pencil aria-hidden="true" />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" {...item('delete')}>
          <Trash2 aria-hidden="true" />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
