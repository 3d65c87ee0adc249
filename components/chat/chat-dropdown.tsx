'use client'

import { EyeOff, Settings, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { ScreenLink } from '@/components/shared/screen-link'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { useClearHistory } from '@/lib/client/chat/messages'
import { chatMessages } from '@/lib/contract/messages/chat'
import { paths } from '@/lib/contract/paths'

type ChatDropdownProps = {
  trigger: ReactNode
  startsAtFirst: boolean
  canClear: boolean
  /** Begins a chat of which nothing is kept; null while a reply is coming. */
  onOffTheRecord: (() => void) | null
}

/** Opens as it arrives: it is only ever fetched because someone pressed the button. */
export function ChatDropdown({ trigger, startsAtFirst, canClear, onOffTheRecord }: ChatDropdownProps) {
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const isChosen = useRef(false)
  const clear = useClearHistory()
  return (
    <>
      <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        {/* The question is asked once the menu has handed the focus back: from there it returns to the button. */}
        <DropdownMenuContent startsAtFirst={startsAtFirst} onCloseAutoFocus={() => setAsking(isChosen.current)}>
          <DropdownMenuItem asChild>
            <ScreenLink href={`${paths.settings}#coaching`}>
              <Settings aria-hidden="true" />
              Coach Settings
            </ScreenLink>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!onOffTheRecord} onSelect={() => onOffTheRecord?.()}>
            <EyeOff aria-hidden="true" />
            Chat off the record
          </DropdownMenuItem>
          <DropdownMenuItem
            variant="destructive"
            disabled={!canClear}
            onSelect={() => {
              isChosen.current = true
            }}
          >
            <Trash2 aria-hidden="true" />
            Clear Chat History
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={(next) => {
          isChosen.current = next
          setAsking(next)
        }}
        question={chatMessages.confirm.clearHistory}
        detail="Every message in every conversation is deleted. The conversations themselves stay."
        confirmLabel="Clear history"
        onConfirm={() => clear.mutate()}
      />
    </>
  )
}
