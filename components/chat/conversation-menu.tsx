'use client'

import { Ellipsis } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import { MoreActions } from '@/components/shared/more-actions'
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
  const trigger = <MoreActions icon={Ellipsis} size="icon" ref={ref} title={title} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ConversationDropdown
        trigger={<MoreActions icon={Ellipsis} size="icon" ref={ref} title={title} />}
        startsAtFirst={startsAtFirst}
        {...deeds}
      />
    </Suspense>
  )
}
