'use client'

import { type ReactNode, useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { type ReplyStyle, replyStyles } from '@/lib/contract/reply-style'

const labels: Record<ReplyStyle, string> = { shorter: 'Shorter', blunter: 'Blunter', other: 'Another idea' }

type RegenerateDropdownProps = { trigger: ReactNode; startsAtFirst: boolean; onPick: (style: ReplyStyle) => void }

/** Opens as it arrives: it is only ever fetched because someone pressed the button. */
export function RegenerateDropdown({ trigger, startsAtFirst, onPick }: RegenerateDropdownProps) {
  const [open, setOpen] = useState(true)
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" startsAtFirst={startsAtFirst}>
        {replyStyles.map((style) => (
          <DropdownMenuItem key={style} onSelect={() => onPick(style)}>
            {labels[style]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
