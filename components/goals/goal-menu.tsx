'use client'

import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { MoreActions } from '@/components/shared/more-actions'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAction } from './goal-dialogs'
import type { MenuPlace } from './goal-dropdown'

const loadMenu = () => import('./goal-dropdown')
const GoalDropdown = lazy(() => loadMenu().then(({ GoalDropdown }) => ({ default: GoalDropdown })))

type GoalMenuProps = { goal: Goal; isPaused: boolean; place: MenuPlace; onAction: (action: GoalAction) => void }

/** A card's less frequent actions. Its code is fetched when the pointer or the focus comes near. */
export function GoalMenu({ goal, isPaused, place, onAction }: GoalMenuProps) {
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const plain = {
    icon: EllipsisVertical,
    size: 'icon-sm',
    title: goal.title,
    'data-menu-of': goal.id,
    // At the edge of a phone's screen its ring has no room around it.
    className: place === 'row' ? 'max-sm:focus-visible:outline-offset-[-3px]' : undefined,
  } as const
  const trigger = <MoreActions {...plain} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <GoalDropdown
        goal={goal}
        isPaused={isPaused}
        place={place}
        onAction={onAction}
        startsAtFirst={startsAtFirst}
        trigger={<MoreActions {...plain} />}
      />
    </Suspense>
  )
}
