'use client'

import { Archive, ArchiveRestore, Download, Lock, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { commonMessages } from '@/lib/contract/messages/common'

export type ConversationDeeds = {
  neverSend: boolean
  isArchived: boolean
  isBusy: boolean
  isExporting: boolean
  onRename: () => void
  onNeverSend: () => void
  onExport: () => void
  onArchive: () => void
  onRestore: () => void
  onDelete: () => void
}

type ConversationDropdownProps = ConversationDeeds & { trigger: ReactNode; startsAtFirst: boolean }

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function ConversationDropdown({
  neverSend,
  isArchived,
  isBusy,
  isExporting,
  onRename,
  onNeverSend,
  onExport,
  onArchive,
  onRestore,
  onDelete,
  trigger,
  startsAtFirst,
}: ConversationDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  const chosen = useRef<(() => void) | null>(null)

  // What takes the focus begins once the menu has handed it back to its button.
  function runChosen(event: Event) {
    const deed = chosen.current
    chosen.current = null
    if (deed === onRename) event.preventDefault()
    deed?.()
  }

  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} onCloseAutoFocus={runChosen}>
        {!isArchived && (
          <DropdownMenuItem disabled={isBusy} onSelect={() => (chosen.current = onRename)}>
            <Pencil aria-hidden="true" />
            Rename
          </DropdownMenuItem>
        )}
        <DropdownMenuItem disabled={isExporting} onSelect={onExport}>
          <Download aria-hidden="true" />
          Export
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem checked={neverSend} disabled={isBusy} onCheckedChange={onNeverSend}>
          <Lock aria-hidden="true" />
          {commonMessages.neverSend.label}
        </DropdownMenuCheckboxItem>
        {isArchived ? (
          <DropdownMenuItem disabled={isBusy} onSelect={onRestore}>
            <ArchiveRestore aria-hidden="true" />
            Restore
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem disabled={isBusy} onSelect={() => (chosen.current = onArchive)}>
            <Archive aria-hidden="true" />
            Archive
          </DropdownMenuItem>
        )}
        <DropdownMenuItem disabled={isBusy} onSelect={() => (chosen.current = onDelete)}>
          <Trash2 aria-hidden="true" />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
