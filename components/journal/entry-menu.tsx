'use client'

import { EllipsisVertical } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { EntryAction } from './journal-dialogs'

const loadMenu = () => import('./entry-dropdown')
const EntryDropdown = lazy(() => loadMenu().then(({ EntryDropdown }) => ({ default: EntryDropdown })))

type EntryMenuProps = {
  /** Which entry it is, for those who do not see it beside its button. */
  name: string
  onAction: (action: EntryAction) => void
}

/** An entry's actions. Their code is fetched when the pointer or the focus comes near. */
export function EntryMenu({ name, onAction }: EntryMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const fetchCode = () => {
    loadMenu().catch(() => undefined)
  }
  const trigger = (
    <MenuButton
      name={name}
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
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <EntryDropdown trigger={<MenuButton name={name} />} startsAtFirst={byKeyboard} onAction={onAction} />
    </Suspense>
  )
}

function MenuButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${name}`} aria-haspopup="menu" {...props}>
      <EllipsisVertical aria-hidden="true" />
    </Button>
  )
}
