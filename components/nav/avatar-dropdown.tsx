'use client'

import { LogOut } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { LazyConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
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
import { useLogout } from '@/lib/client/auth/api'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { waitingCount } from '@/lib/client/outbox/keep'
import { setTheme, type Theme, useTheme } from '@/lib/client/screen/theme'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { accountItems } from './nav-items'

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
  const logout = useLogout()
  // Null until it is asked whether what was not sent may be lost; then how much that is.
  const [asked, setAsked] = useState<{ count: number; isOpen: boolean } | null>(null)

  function signOut() {
    const count = waitingCount()
    if (count > 0) setAsked({ count, isOpen: true })
    else logout.mutate()
  }

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
        <DropdownMenuItem disabled={logout.isPending} onSelect={signOut}>
          <LogOut aria-hidden="true" />
          Sign Out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
  return (
    <>
      {menu}
      <Suspense>
        {asked && (
          <LazyConfirmDialog
            open={asked.isOpen}
            onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
            question={outboxMessages.signOut}
            detail={outboxMessages.signOutDetail(asked.count)}
            confirmLabel={outboxMessages.signOutAnyway}
            onConfirm={() => logout.mutate()}
          />
        )}
      </Suspense>
    </>
  )
}
