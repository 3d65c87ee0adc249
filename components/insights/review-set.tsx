import { useState } from 'react'
import { RingedGoal } from '@/components/goals/goal-state'
import { focusOnArrival } from '@/components/shared/focus'
import { Fold } from '@/components/shared/fold'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import type { WeekStep } from '@/lib/client/insights/next-steps'
import { goalsOfNextWeek, nextWeekWords } from '@/lib/client/insights/next-week'
import { threeOf, type WeekToSet } from '@/lib/client/insights/week-to-set'
import { counted, dayName, type Today, weekdayNames } from '@/lib/client/time/calendar'
import { weekdayOf } from '@/lib/contract/calendar'
import type { Choice } from '@/lib/contract/week-review'
import { DecidedList } from './decided-list'

type ReviewSetProps = {
  /** What came of it, in a sentence. */
  words: string
  choices: readonly Choice[]
  steps: readonly WeekStep[]
  ahead: WeekToSet
  now: Today
  onChange: (goalId: string) => void
  onSteps: () => void
  /** Goes through all of it from the first goal. */
  onAnew: () => void
  onClose: () => void
}

/** The week as its review has set it: what it changed, the three steps with their times, and what the week is about. */
export function ReviewSet({ words, choices, steps, ahead, now, onChange, onSteps, onAnew, onClose }: ReviewSetProps) {
  const { data: goals = [] } = useGoals()
  const { data: week } = useWeeklyInsight()
  const [isKeptShown, setKeptShown] = useState(false)
  const there = choices.filter(({ goalId }) => goals.some(({ id }) => id === goalId))
  const changed = there.filter(({ kind }) => kind !== 'keep')
  const kept = there.filter(({ kind }) => kind === 'keep')
  const due = week ? goalsOfNextWeek(goals, week, now, ahead) : []
  return (
    <>
      <DialogBody className="content-start gap-5">
        <div ref={focusOnArrival} tabIndex={-1} className="grid gap-1 outline-none">
          <h3 className="text-lg font-medium">{steps.length > 0 ? 'Your week is set.' : 'Your goals are reviewed.'}</h3>
          {words && <p className="num text-sm text-ink-2">{words}</p>}
        </div>
        <section aria-labelledby="review-changed" className="grid gap-2">
          <h4 id="review-changed" className="font-medium">
            What you changed
          </h4>
          {changed.length === 0 && <p className="text-sm text-ink-2">Nothing: every goal goes on as it was.</p>}
          <DecidedList choices={changed} now={now} onChange={onChange} />
          {kept.length > 0 && (
            <Fold
              label={`${counted(kept.length, 'goal')} kept as ${kept.length === 1 ? 'it was' : 'they were'}`}
              isOpen={isKeptShown}
              onToggle={setKeptShown}
              className="grid"
            >
              {isKeptShown && <DecidedList choices={kept} now={now} onChange={onChange} />}
            </Fold>
          )}
        </section>
        <section aria-labelledby="review-steps" className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <h4 id="review-steps" className="font-medium">
              {threeOf(ahead)}
            </h4>
            <Button size="sm" variant="outline" aria-label={`Change ${ahead.name}’s three`} onClick={onSteps}>
              Change
            </Button>
          </div>
          {steps.length === 0 && <p className="text-sm text-ink-2">You chose none.</p>}
          <ol className="grid border-b border-rule empty:hidden">
            {steps.map(({ title, day, time, goalId }) => (
              <li key={`${title} ${day} ${time}`} className="grid gap-0.5 border-t border-rule py-2">
                <span dir="auto" className="text-left wrap-anywhere">
                  {title}
                </span>
                <span className="num text-sm text-ink-2">
                  {weekdayNames[weekdayOf(day) - 1]} {dayName(day, now.today)}, {time}
                </span>
                <span dir="auto" className="line-clamp-2 text-left text-sm text-ink-3 wrap-anywhere empty:hidden">
                  {goals.find(({ id }) => id === goalId)?.title}
                </span>
              </li>
            ))}
          </ol>
        </section>
        {due.length > 0 && (
          <section aria-labelledby="review-ahead" className="grid gap-2">
            <h4 id="review-ahead" className="font-medium">
              What {ahead.name} is about
            </h4>
            <ul className="grid gap-2.5">
              {due.map((goal) => (
                <li key={goal.id}>
                  <RingedGoal goal={goal}>
                    <p className="num text-sm text-ink-2 wrap-anywhere">{nextWeekWords(goal, now)}</p>
                  </RingedGoal>
                </li>
              ))}
            </ul>
          </section>
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
