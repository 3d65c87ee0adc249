import type { ReactNode } from 'react'
import { GoalLine } from '@/components/goals/goal-state'
import { focusOnArrival } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { counted } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'

type ReviewRestProps = {
  goals: readonly Goal[]
  courses: ReadonlyMap<string, GoalCourse | null>
  onBack: (() => void) | undefined
  onDecide: (goalId: string) => void
  onKeep: () => void
  /** What was decided before. */
  children?: ReactNode
}

/** The goals that ask for no decision, on one page: kept together, each with a way to decide otherwise. */
export function ReviewRest({ goals, courses, onBack, onDecide, onKeep, children }: ReviewRestProps) {
  const { analyses } = useGoalAnalyses()
  return (
    <>
      <DialogBody className="content-start">
        <div ref={focusOnArrival} tabIndex={-1} className="grid gap-1 outline-none">
          <h3 className="text-base font-medium">
            {goals.length === 1 ? 'One goal needs no decision' : `${counted(goals.length, 'goal')} need no decision`}
          </h3>
          <p className="text-sm text-ink-2">
            On their way, without a date, or too early to forecast. Keep them, or decide about one.
          </p>
        </div>
        <ul className="divide-y divide-rule border-t border-rule">
          {goals.map((goal) => (
            <li key={goal.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3">
              <GoalLine goal={goal} status={courses.get(goal.id) ?? null} />
              <Button
                size="sm"
                variant="outline"
                aria-label={`Decide: ${goal.title}`}
                onClick={() => onDecide(goal.id)}
              >
                Decide
              </Button>
              <p className="num col-span-2 text-sm text-pretty text-ink-2 empty:hidden">
                {analyses?.find(({ goalId }) => goalId === goal.id)?.completionPrediction}
              </p>
            </li>
          ))}
        </ul>
        {children}
      </DialogBody>
      <DialogFooter>
        {onBack && (
          <Button variant="outline" className="mr-auto" onClick={onBack}>
            Back
          </Button>
        )}
        <Button onClick={onKeep}>{goals.length === 1 ? 'Keep it' : 'Keep them all'}</Button>
      </DialogFooter>
    </>
  )
}
