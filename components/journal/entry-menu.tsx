'use client'

import { lazy, Suspense } from 'react'
import { LineActions } from '@/components/shared/line-actions'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
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
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const trigger = <LineActions name={name} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <EntryDropdown trigger={<LineActions name={name} />} startsAtFirst={startsAtFirst} onAction={onAction} />
    </Suspense>
  )
}
