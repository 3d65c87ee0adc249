'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import type { ReplyStyle } from '@/lib/contract/reply-style'

const loadMenu = () => import('./regenerate-dropdown')
const RegenerateDropdown = lazy(() => loadMenu().then(({ RegenerateDropdown }) => ({ default: RegenerateDropdown })))

/** Asks for a reply of another kind in the place of this one; a model alone has other ways to say a thing. */
export function RegenerateMenu({ onPick }: { onPick: (style: ReplyStyle) => void }) {
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <MenuButton {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <RegenerateDropdown trigger={<MenuButton />} startsAtFirst={startsAtFirst} onPick={onPick} />
    </Suspense>
  )
}

function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label="Regenerate as"
      title="Regenerate as"
      aria-haspopup="menu"
      className="-ml-2 text-ink-3"
      {...props}
    >
      <ChevronDown aria-hidden="true" />
    </Button>
  )
}
