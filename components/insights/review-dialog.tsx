import { useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Loading } from '@/components/shared/loading'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { useGoalCourses } from '@/lib/client/insights/review'
import { type DecisionKind, decisions, goalsToReview } from '@/lib/client/insights/review-decisions'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { ReviewGoal } from './review-goal'
import { ReviewNext } from './review-next'

type ReviewDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; now: Today }

/** Each goal in turn, with what is decided about it carried out at once; then next week's three. */
export function ReviewDialog({ open, onOpenChange, now }: ReviewDialogProps) {
  const { data: goals, isError, refetch } = useGoals()
  const courses = useGoalCourses()
  const { data: week } = useWeeklyInsight()
  const isReady = goals !== undefined && courses !== null && week !== undefined
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Weekly review" steady>
        {isReady ? (
          <Review
            goals={goalsToReview(goals, courses, now)}
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

type ReviewProps = { goals: Goal[]; focus: readonly string[]; now: Today; onClose: () => void }

function Review({ goals, focus, now, onClose }: ReviewProps) {
  // The goals as the review found them: one that is paused on the way keeps its turn for “Back”.
  const [turns] = useState(goals.map(({ id }) => id))
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
  const counts = Object.entries(decisions).flatMap(([kind, label]) => {
    const count = [...decided.values()].filter((one) => one === kind).length
    return count ? [`${label} ${count}`] : []
  })
  return (
    <ReviewNext
      decided={counts.join(' · ')}
      focus={focus}
      now={now}
      onBack={turns.length > 0 ? () => setAt(turns.length - 1) : undefined}
      onClose={onClose}
    />
  )
}
