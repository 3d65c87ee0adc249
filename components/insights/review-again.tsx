import { useState } from 'react'
import { domainColor } from '@/components/shared/domain-mark'
import { focusOnArrival } from '@/components/shared/focus'
import { ProgressRing } from '@/components/shared/progress-ring'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { useSetWeek, useWeekReview } from '@/lib/client/insights/review'
import { choiceWords, reviewedWords, storedSteps } from '@/lib/client/insights/review-decisions'
import { dayName, type Today } from '@/lib/client/time/calendar'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import { ReviewGoal } from './review-goal'
import { ReviewNext } from './review-next'

type ReviewAgainProps = {
  review: WeekReview
  choices: readonly Choice[]
  focus: readonly string[]
  now: Today
  /** Goes through all of it from the first goal. */
  onAnew: () => void
  onClose: () => void
}

/** What the week's review decided, goal by goal, and the three that it set: each can be changed by itself. */
export function ReviewAgain({ review: left, choices: made, focus, now, onAnew, onClose }: ReviewAgainProps) {
  const { data: goals = [] } = useGoals()
  const [choices, setChoices] = useState(made)
  const [changed, setChanged] = useState<string | 'steps' | null>(null)
  const review = useWeekReview().data ?? left
  const steps = storedSteps(review, now)
  const keep = useSetWeek(now, () => setChanged(null))

  if (changed === 'steps') {
    const back = () => setChanged(null)
    return <ReviewNext choices={choices} focus={focus} stored={steps} now={now} onBack={back} onClose={onClose} />
  }
  const goalOf = (id: string) => goals.find((one) => one.id === id)
  if (changed) {
    return (
      <ReviewGoal
        key={changed}
        goal={goalOf(changed)}
        place="Decided this week"
        decided={choices.find(({ goalId }) => goalId === changed)?.kind}
        now={now}
        onBack={() => setChanged(null)}
        onNext={(kind) => {
          const next = choices.map((one) => (one.goalId === changed ? { ...one, kind } : one))
          setChoices(next)
          keep.mutate({ choices: next, steps })
        }}
        act="Save"
      />
    )
  }
  return (
    <>
      <DialogBody className="content-start">
        <div ref={focusOnArrival} tabIndex={-1} className="grid gap-1 outline-none">
          <h3 className="text-base font-medium">What you decided</h3>
          <p className="num text-sm text-ink-2">{reviewedWords(review, now)}</p>
        </div>
        <ul className="divide-y divide-rule border-y border-rule">
          {choices.map(({ goalId, kind }) => {
            const goal = goalOf(goalId)
            return (
              goal && (
                <li key={goalId} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
                  <ProgressRing value={goal.progress} size={32} stroke={4} color={domainColor(goal.domain)} />
                  <div className="min-w-0">
                    <p dir="auto" className="line-clamp-2 text-left text-[0.9375rem]/snug font-[550] wrap-anywhere">
                      {goal.title}
                    </p>
                    <p className="num text-sm text-ink-2">{choiceWords(kind, goal, now)}</p>
                  </div>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Change: ${goal.title}`}
                    onClick={() => setChanged(goalId)}
                  >
                    Change
                  </Button>
                </li>
              )
            )
          })}
        </ul>
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-base font-medium">Next week’s three</h3>
          <Button size="sm" variant="outline" aria-label="Change next week’s three" onClick={() => setChanged('steps')}>
            Change
          </Button>
        </div>
        {steps.length > 0 ? (
          <ol className="grid gap-2">
            {steps.map(({ title, day, time }) => (
              <li key={`${title} ${day} ${time}`} className="grid gap-0.5 border-t border-rule pt-2">
                <span dir="auto" className="text-left wrap-anywhere">
                  {title}
                </span>
                <span className="num text-sm text-ink-3">
                  {dayName(day, now.today)}, {time}
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-sm text-ink-2">None was set.</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" className="mr-auto" onClick={onAnew}>
          Go through all again
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </>
  )
}
