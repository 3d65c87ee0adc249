'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { userInitial } from './user-initial'

const loadMenu = () => import('./avatar-dropdown')
const AvatarDropdown = lazy(() => loadMenu().then(({ AvatarDropdown }) => ({ default: AvatarDropdown })))

/** The account's menu. Its code is fetched when the pointer or the focus comes near, and stays away from first loads. */
export function AvatarMenu() {
  const letter = userInitial(useCurrentUser())
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <AvatarButton letter={letter} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <AvatarDropdown startsAtFirst={startsAtFirst} trigger={<AvatarButton letter={letter} />} />
    </Suspense>
  )
}

function AvatarButton({ letter, ...props }: ComponentProps<'button'> & { letter: string }) {
  return (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      className="relative grid size-9 shrink-0 place-items-center rounded-full bg-burn-soft font-semibold text-burn after:absolute after:-inset-1"
      {...props}
    >
      {letter}
    </button>
  )
}
