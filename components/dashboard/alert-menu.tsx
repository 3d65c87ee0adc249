'use client'

import { EllipsisVertical } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import type { Reminder } from '@/lib/contract/reminder'
import type { AlertMenuProps } from './alert-dropdown'

const loadMenu = () => import('./alert-dropdown')
const AlertDropdown = lazy(() => loadMenu().then(({ AlertDropdown }) => ({ default: AlertDropdown })))

/** Puts an alert off, or deletes it. Its code is fetched when the pointer or the focus comes near. */
export function AlertMenu(props: AlertMenuProps) {
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <MenuButton alert={props.alert} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <AlertDropdown {...props} startsAtFirst={startsAtFirst} trigger={<MenuButton alert={props.alert} />} />
    </Suspense>
  )
}

function MenuButton({ alert, ...props }: ComponentProps<typeof Button> & { alert: Reminder }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${alert.isDone ? 'Delete' : 'Snooze or delete'}: ${alert.title}`}
      aria-haspopup="menu"
      className="-mr-2.5 mt-0.5 text-ink-3"
      {...props}
    >
      <EllipsisVertical aria-hidden="true" />
    </Button>
  )
}
