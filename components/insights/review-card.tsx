import { Suspense, useRef, useState } from 'react'
import { Kept, SignUpNote } from '@/components/shared/kept'
import { lazyPart } from '@/components/shared/lazy-part'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useGoals } from '@/lib/client/goals/api'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { useGoalCourses, useWeekReview } from '@/lib/client/insights/review'
import { asksForDecision, goalsToReview, reviewedWords } from '@/lib/client/insights/review-decisions'
import { toldCourse } from '@/lib/client/insights/told-course'
import { type WeekToSet, weekToSet } from '@/lib/client/insights/week-to-set'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'

const load = () => import('./review-dialog')
const ReviewDialog = lazyPart(() => load().then((module) => module.ReviewDialog))

function preload(): void {
  load().catch(() => undefined)
}

/** The way into the weekly review; once it is done, what came of it. */
export function ReviewCard({ now }: { now: Today }) {
  const [round, setRound] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { data: review } = useWeekReview()
  const { data: goals = [] } = useGoals()
  const courses = useGoalCourses()
  const { analyses } = useGoalAnalyses()
  // Counted as the dialog goes through them, once it is known where they stand.
  const asking =
    courses && analyses
      ? goalsToReview(goals, courses, now).filter((goal) => {
          const forecast = analyses.find(({ goalId }) => goalId === goal.id)?.forecast
          return asksForDecision(goal, toldCourse(courses.get(goal.id) ?? null, forecast), now)
        })
      : []
  const ahead = weekToSet(goals, now)
  const start = useRef<HTMLButtonElement>(null)
  return (
    <Card className="lifted print:hidden">
      {/* On a phone the button stands on the first screen, whatever is said of the review under it. */}
      <CardHeader className="items-center">
        <CardTitle>Weekly review</CardTitle>
        <Kept otherwise={<SignUpNote />}>
          <Button
            ref={start}
            variant={review && review.doneAt !== null ? 'outline' : 'default'}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => {
              setRound(round + 1)
              setOpen(true)
            }}
          >
            {!review ? 'Start the review' : review.doneAt === null ? 'Go on' : 'Look again'}
          </Button>
        </Kept>
      </CardHeader>
      <CardContent>
        <p className="num max-w-[60ch] text-pretty text-ink-2">
          {review ? reviewedWords(review, now, ahead.name, asking) : invitation(ahead, now)}
        </p>
      </CardContent>
      <Suspense>
        {round > 0 && (
          <ReviewDialog
            key={round}
            open={isOpen}
            onOpenChange={setOpen}
            now={now}
            onClosed={() => start.current?.focus()}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** What a review takes and brings; which week it is of, where that is over already. */
function invitation({ monday, name }: WeekToSet, { today }: Today): string {
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)].map((day) => dayName(day, today))
  const which = name === 'this week' ? `Of last week, ${from} to ${to}, in ten minutes` : 'Ten minutes'
  return `${which}: decide about the goals that need it, keep the others, then set ${name}’s three and their times.`
}
