import { useState } from 'react'
import { domainColor } from '@/components/shared/domain-mark'
import { Fold } from '@/components/shared/fold'
import { ProgressRing } from '@/components/shared/progress-ring'
import { Button } from '@/components/ui/button'
import { useGoals } from '@/lib/client/goals/api'
import { choiceWords, decidedWords } from '@/lib/client/insights/review-decisions'
import type { Today } from '@/lib/client/time/calendar'
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
            <li key={goal.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
              <ProgressRing value={goal.progress} size={32} stroke={4} color={domainColor(goal.domain)} />
              <div className="min-w-0">
                <p dir="auto" className="line-clamp-2 text-left text-[0.9375rem]/snug font-[550] wrap-anywhere">
                  {goal.title}
                </p>
                <p className="num text-sm text-ink-2 wrap-anywhere">{choiceWords(choice, goal, now)}</p>
              </div>
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
export function DecidedSoFar({ choices, ...list }: DecidedListProps) {
  const [isOpen, setOpen] = useState(false)
  if (choices.length === 0) return null
  return (
    <Fold label={`Decided so far: ${decidedWords(choices)}`} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <DecidedList choices={choices} {...list} />}
    </Fold>
  )
}
