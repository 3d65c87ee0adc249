import { useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Loading } from '@/components/shared/loading'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { useGoalCourses, useWeekReview } from '@/lib/client/insights/review'
import { asksForDecision, goalsToReview } from '@/lib/client/insights/review-decisions'
import { toldCourse } from '@/lib/client/insights/told-course'
import type { Today } from '@/lib/client/time/calendar'
import type { DecisionKind } from '@/lib/contract/decision-kinds'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { ReviewAgain } from './review-again'
import { ReviewGoal } from './review-goal'
import { ReviewNext } from './review-next'
import { ReviewRest } from './review-rest'

type ReviewDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  now: Today
  /** Takes the focus back: the first goal has it before the dialog could note where it was. */
  onClosed: () => void
}

/**
 * Each goal that asks for a decision in turn, with what is decided carried out at once; the others on one page; then next
 * week's three.
 */
export function ReviewDialog({ open, onOpenChange, now, onClosed }: ReviewDialogProps) {
  const { data: goals, isError, refetch } = useGoals()
  const courses = useGoalCourses()
  const { data: week } = useWeeklyInsight()
  const { analyses, failed } = useGoalAnalyses()
  const { data: review } = useWeekReview()
  // What the week was left with when this was opened: changed on the way, it goes on being what is looked at.
  const [isAnew, setAnew] = useState(false)
  const [left, setLeft] = useState(review)
  if (left === undefined && review !== undefined) setLeft(review)
  const isReady =
    goals !== undefined &&
    courses !== null &&
    week !== undefined &&
    left !== undefined &&
    (analyses !== undefined || failed)
  const forecastOf = (id: string) => analyses?.find(({ goalId }) => goalId === id)?.forecast
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Weekly review"
        // One height for what stands there at first; only what a choice asks for makes it higher.
        className="max-sm:h-[92dvh] sm:min-h-[min(88dvh,30rem)]"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        {isReady && left?.choices && left.choices.length > 0 && !isAnew ? (
          <ReviewAgain
            review={left}
            choices={left.choices}
            focus={week.nextWeekFocus}
            now={now}
            onAnew={() => setAnew(true)}
            onClose={() => onOpenChange(false)}
          />
        ) : isReady ? (
          <Review
            goals={goalsToReview(goals, courses, now)}
            courses={new Map([...courses].map(([id, course]) => [id, toldCourse(course, forecastOf(id))]))}
            focus={week.nextWeekFocus}
            now={now}
            onClose={() => onOpenChange(false)}
          />
        ) : (
          <DialogBody>{isError ? <LoadFailed onRetry={refetch} /> : <Loading className="py-16" />}</DialogBody>
        )}
      </DialogContent>
    </Dialog>
  )
}

type ReviewProps = {
  goals: Goal[]
  courses: ReadonlyMap<string, GoalCourse | null>
  focus: readonly string[]
  now: Today
  onClose: () => void
}

function Review({ goals, courses, focus, now, onClose }: ReviewProps) {
  // The goals as the review found them: one that is paused on the way keeps its turn for “Back”.
  const [found] = useState(goals)
  const [turns, setTurns] = useState(
    found.filter(({ id }) => asksForDecision(courses.get(id) ?? null)).map(({ id }) => id),
  )
  const rest = found.filter(({ id }) => !turns.includes(id))
  const [at, setAt] = useState(0)
  const [decided, setDecided] = useState<ReadonlyMap<string, DecisionKind>>(new Map())
  const { data: all } = useGoals()
  const goal = all?.find(({ id }) => id === turns[at])

  if (at < turns.length) {
    return (
      <ReviewGoal
        key={turns[at]}
        goal={goal}
        place={`Goal ${at + 1} of ${turns.length}`}
        decided={decided.get(turns[at] ?? '')}
        now={now}
        onBack={at > 0 ? () => setAt(at - 1) : undefined}
        onNext={(kind) => {
          setDecided(new Map(decided).set(turns[at] ?? '', kind))
          setAt(at + 1)
        }}
      />
    )
  }
  if (at === turns.length && rest.length > 0) {
    return (
      <ReviewRest
        goals={rest}
        courses={courses}
        onBack={at > 0 ? () => setAt(at - 1) : undefined}
        onDecide={(id) => setTurns([...turns, id])}
        onKeep={() => {
          setDecided(new Map([...decided, ...rest.map(({ id }): [string, DecisionKind] => [id, 'keep'])]))
          setAt(at + 1)
        }}
      />
    )
  }
  return (
    <ReviewNext
      choices={[...decided].map(([goalId, kind]) => ({ goalId, kind }))}
      focus={focus}
      now={now}
      onBack={found.length > 0 ? () => setAt(at - 1) : undefined}
      onClose={onClose}
    />
  )
}
