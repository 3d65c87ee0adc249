'use client'

import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsDemo } from '@/components/shared/kept'
import { ScreenLink } from '@/components/shared/screen-link'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { setTheme, type Theme, useTheme } from '@/lib/client/screen/theme'
import { commonMessages } from '@/lib/contract/messages/common'
import { accountItems } from './nav-items'
import { useSignOut } from './use-sign-out'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Opens as it arrives: it is only ever fetched because someone pressed the avatar. */
export function AvatarDropdown({ trigger, startsAtFirst }: { trigger: ReactNode; startsAtFirst: boolean }) {
  const [open, setOpen] = useState(true)
  const user = useCurrentUser()
  const theme = useTheme()
  const { signOut, isPending, question } = useSignOut()
  const isDemo = useIsDemo()
  const menu = (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} className="w-56">
        <DropdownMenuLabel className="truncate">{user?.email}</DropdownMenuLabel>
        {accountItems.map(({ href, label }) => (
          <DropdownMenuItem key={href} asChild>
            <ScreenLink href={href}>{label}</ScreenLink>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuLabel id="theme-label">Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-labelledby="theme-label"
          value={theme}
          onValueChange={(value) => setTheme(value as Theme)}
        >
          {themes.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={isPending} onSelect={signOut}>
          <LogOut aria-hidden="true" />
          {isDemo ? commonMessages.leaveDemo : commonMessages.signOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
  return (
    <>
      {menu}
      {question}
    </>
  )
}
