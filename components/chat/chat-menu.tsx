'use client'

import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const loadMenu = () => import('./chat-dropdown')
const ChatDropdown = lazy(() => loadMenu().then(({ ChatDropdown }) => ({ default: ChatDropdown })))

/** The conversation's menu; its code is fetched when the pointer or the focus comes near. */
export function ChatMenu({ canClear }: { canClear: boolean }) {
  const [wanted, setWanted] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const fetchCode = () => {
    loadMenu().catch(() => undefined)
  }
  const trigger = (
    <MenuButton
      aria-expanded={false}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={(event) => {
        // A click without a pointer behind it.
        setByKeyboard(event.detail === 0)
        setWanted(true)
      }}
    />
  )
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ChatDropdown trigger={<MenuButton />} startsAtFirst={byKeyboard} canClear={canClear} />
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
