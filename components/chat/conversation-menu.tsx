'use client'

import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, type Ref, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import type { ConversationDeeds } from './conversation-dropdown'

const loadMenu = () => import('./conversation-dropdown')
const ConversationDropdown = lazy(() =>
  loadMenu().then(({ ConversationDropdown }) => ({ default: ConversationDropdown })),
)

type ConversationMenuProps = ConversationDeeds & { ref: Ref<HTMLButtonElement>; title: string }

/** What is done with a conversation beside reading it. Its code is fetched when the pointer or the focus comes near. */
export function ConversationMenu({ ref, title, ...deeds }: ConversationMenuProps) {
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <MenuButton ref={ref} title={title} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ConversationDropdown trigger={<MenuButton ref={ref} title={title} />} startsAtFirst={startsAtFirst} {...deeds} />
    </Suspense>
  )
}

function MenuButton({ title, ...props }: Omit<ComponentProps<typeof Button>, 'title'> & { title: string }) {
  return (
    <Button variant="ghost" size="icon" aria-label={`More actions: ${title}`} aria-haspopup="menu" {...props}>
      <Ellipsis aria-hidden="true" />
    </Button>
  )
}
