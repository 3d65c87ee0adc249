import type { Dispatch, SetStateAction } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useTickRow } from '@/lib/client/today/api'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { passedMilestones } from '@/lib/contract/goal-question'

type Ticked = readonly Milestone[]
type PassedMilestonesProps = { goal: Goal; ticked: Ticked; setTicked: Dispatch<SetStateAction<Ticked>> }

/**
 * The milestones whose figure the goal has passed, each to be ticked by one press; what was ticked here stays. The undo of
 * the answer over them opens those again, so it is whoever tells of that who holds them.
 */
export function PassedMilestones({ goal, ticked, setTicked }: PassedMilestonesProps) {
  // Of what is completed nothing is left to tick.
  const passed = goal.isCompleted ? [] : passedMilestones(goal)
  const isTicked = ({ id }: Milestone) => ticked.some((one) => one.id === id)
  const shown = goal.milestones.filter((one) => isTicked(one) || passed.includes(one))
  return shown.map((milestone) => (
    <PassedMilestone
      key={milestone.id}
      milestone={milestone}
      goalId={goal.id}
      isTicked={isTicked(milestone)}
      onTick={(isDone) =>
        setTicked((before) => [...before.filter(({ id }) => id !== milestone.id), ...(isDone ? [milestone] : [])])
      }
    />
  ))
}

type PassedMilestoneProps = {
  milestone: Milestone
  goalId: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function PassedMilestone({ milestone: { id, title }, goalId, isTicked, onTick }: PassedMilestoneProps) {
  const kept = useKeptFocus<HTMLDivElement>(isTicked)
  const row = { kind: 'milestone', id, goalId, title, at: null, isDone: false } as const
  const tick = useTickRow(row, '', () => onTick(!isTicked))
  function say(isDone: boolean) {
    onTick(isDone)
    tick.mutate(isDone)
  }
  return (
    <div {...kept} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 outline-none">
      <p role="status" className="min-w-0 text-sm text-ink-2 wrap-anywhere empty:hidden">
        {isTicked && `Ticked “${title}”.`}
      </p>
      {isTicked ? (
        <Button variant="ghost" size="sm" aria-label={`Untick: ${title}`} onClick={() => say(false)}>
          Untick
        </Button>
      ) : (
        <Button variant="outline" size="words" className="my-1" onClick={() => say(true)}>
          Tick “{title}”
        </Button>
      )}
    </div>
  )
}
