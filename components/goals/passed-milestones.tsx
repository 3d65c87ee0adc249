import { useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useTickRow } from '@/lib/client/today/api'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { passedMilestones } from '@/lib/contract/goal-question'

/** The milestones whose figure the goal has passed, each to be ticked by one press; what was ticked here stays. */
export function PassedMilestones({ goal }: { goal: Goal }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  // Of what is completed nothing is left to tick.
  const passed = goal.isCompleted ? [] : passedMilestones(goal)
  const shown = goal.milestones.filter((one) => ticked.includes(one.id) || passed.includes(one))
  return shown.map((milestone) => (
    <PassedMilestone
      key={milestone.id}
      milestone={milestone}
      goalId={goal.id}
      isTicked={ticked.includes(milestone.id)}
      onTick={(isTicked) =>
        setTicked((before) => [...before.filter((id) => id !== milestone.id), ...(isTicked ? [milestone.id] : [])])
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
