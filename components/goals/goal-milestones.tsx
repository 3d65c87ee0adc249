'use client'

import { useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { shortListStart, useTickMilestone } from '@/lib/client/goal-milestones'
import type { Goal } from '@/lib/contract/goal'

const SHOWN = 2

/** The goal's milestones to tick: the next few, all of them on request. */
export function GoalMilestones({ goal }: { goal: Goal }) {
  const { milestones } = goal
  const headingId = useId()
  const tick = useTickMilestone(goal.id)
  const [isOpen, setOpen] = useState(false)
  // Kept as it was when the card appeared: a list that moves on under the pointer would be ticked wrongly.
  const [start] = useState(() => shortListStart(milestones, SHOWN))
  const shown = isOpen ? milestones : milestones.slice(start, start + SHOWN)
  const done = milestones.filter((milestone) => milestone.isCompleted).length
  return (
    <section aria-labelledby={headingId} className="rounded-control bg-raised px-3 py-2 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="font-medium tracking-normal">
          Milestones
          <span className="num ml-2 font-normal text-ink-2">
            {done} of {milestones.length}
          </span>
        </h3>
        {milestones.length > SHOWN && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="rounded-control py-1 font-medium text-burn hover:underline pointer-coarse:min-h-11"
          >
            {isOpen ? 'Show fewer' : `Show all ${milestones.length}`}
          </button>
        )}
      </div>
      <ul>
        {shown.map(({ id, title, isCompleted }) => (
          <li key={id}>
            <label
              htmlFor={`milestone-${id}`}
              className="flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-3"
            >
              <Checkbox
                id={`milestone-${id}`}
                checked={isCompleted}
                onChange={(event) => tick.mutate({ milestoneId: id, isCompleted: event.target.checked })}
              />
              <span
                dir="auto"
                className={isCompleted ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
              >
                {title}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
