import { lazy, Suspense } from 'react'
import { useIsDemo } from '@/components/shared/kept'
import { LineActions } from '@/components/shared/line-actions'
import { useMenuOnDemand } from '@/components/ui/use-menu-on-demand'
import { useProposalDeed } from '@/lib/client/proposals/api'
import { dismissTitled } from '@/lib/client/screen/use-toast'
import { useDeleteValue } from '@/lib/client/values/api'
import type { Datapoint } from '@/lib/contract/measure'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { MomentAct } from './moment-dropdown'

const loadMenu = () => import('./moment-dropdown')
const MomentDropdown = lazy(() => loadMenu().then(({ MomentDropdown }) => ({ default: MomentDropdown })))

type MomentMenuProps = {
  /** Which moment it is, for those who do not see it beside its button. */
  name: string
  value: Datapoint | undefined
  /** What the answer applied, where the goal is still left by it. */
  act: string | undefined
  onCorrect: () => void
  /** Called when the line goes with the press. */
  onLeft: () => void
}

/** How a line of the history is put right or taken back, in one place; a line that is neither has none. */
export function MomentMenu({ name, value, act, onCorrect, onLeft }: MomentMenuProps) {
  const isDemo = useIsDemo()
  const { isWanted, startsAtFirst, button } = useMenuOnDemand(loadMenu)
  const remove = useDeleteValue()
  const undo = useProposalDeed(act ?? '', () => {
    dismissTitled(goalMessages.progressUpdatedTitle, goalMessages.goalCompleted.title)
    onLeft()
  })
  const counted = isDemo ? undefined : value
  // A value is put right by its own acts, its answer with it.
  const acts: readonly MomentAct[] = counted ? ['correct', 'delete'] : act && !value ? ['undo'] : []
  if (acts.length === 0) return null

  function run(chosen: MomentAct) {
    if (chosen === 'correct') return onCorrect()
    if (chosen === 'undo') return undo.isPending || undo.mutate({ deed: 'undo' })
    if (!counted) return
    onLeft()
    remove(counted)
  }

  const trigger = <LineActions name={name} aria-busy={undo.isPending} {...button} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <MomentDropdown
        trigger={<LineActions name={name} aria-busy={undo.isPending} />}
        acts={acts}
        startsAtFirst={startsAtFirst}
        onAct={run}
      />
    </Suspense>
  )
}
