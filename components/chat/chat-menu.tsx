'use client'

import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'

const loadMenu = () => import('./chat-dropdown')
const ChatDropdown = lazy(() => loadMenu().then(({ ChatDropdown }) => ({ default: ChatDropdown })))

type ChatMenuProps = {
  canClear: boolean
  /** Begins a chat of which nothing is kept; null while a reply is coming. */
  onOffTheRecord: (() => void) | null
}

/** The conversation's menu; its code is fetched when the pointer or the focus comes near. */
export function ChatMenu(props: ChatMenuProps) {
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <MenuButton {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ChatDropdown trigger={<MenuButton />} startsAtFirst={startsAtFirst} {...props} />
    </Suspense>
  )
}

function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" aria-label="Chat menu" aria-haspopup="menu" className="-mr-2" {...props}>
      <Ellipsis aria-hidden="true" />
    </Button>
  )
}
