import { useState } from 'react'
import { RingedGoal } from '@/components/goals/goal-state'
import { Fold } from '@/components/shared/fold'
import { Button } from '@/components/ui/button'
import { useGoals } from '@/lib/client/goals/api'
import { choiceWords, decidedSoFar } from '@/lib/client/insights/review-decisions'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Choice } from '@/lib/contract/week-review'

type DecidedListProps = { choices: readonly Choice[]; now: Today; onChange: (goalId: string) => void }

/** What was decided goal by goal, each with the way to change it. */
export function DecidedList({ choices, now, onChange }: DecidedListProps) {
  const { data: goals = [] } = useGoals()
  return (
    <ul className="divide-y divide-rule border-y border-rule empty:hidden">
      {choices.map((choice) => {
        const goal = goals.find(({ id }) => id === choice.goalId)
        return (
          goal && (
            <li key={goal.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
              <RingedGoal goal={goal}>
                <p className="num text-sm text-ink-2 wrap-anywhere">{choiceWords(choice, goal, now)}</p>
              </RingedGoal>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Change: ${goal.title}`}
                onClick={() => onChange(goal.id)}
              >
                Change
              </Button>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** The same under their count, behind one press: below what is still to be decided. */
export function DecidedSoFar({ choices, goals, ...list }: DecidedListProps & { goals: readonly Goal[] }) {
  const [isOpen, setOpen] = useState(false)
  if (choices.length === 0) return null
  return (
    <Fold label={`Decided so far: ${decidedSoFar(choices, goals)}`} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <DecidedList choices={choices} {...list} />}
    </Fold>
  )
}
