import { useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Loading } from '@/components/shared/loading'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { proposedSteps } from '@/lib/client/insights/next-steps'
import { useChoices, useGoalCourses, useWeekReview } from '@/lib/client/insights/review'
import { asksForDecision, goalsToReview, reviewedWords, storedSteps } from '@/lib/client/insights/review-decisions'
import { useReviewDraft } from '@/lib/client/insights/review-draft'
import { toldCourse } from '@/lib/client/insights/told-course'
import { weekToSet } from '@/lib/client/insights/week-to-set'
import { useOpenAlerts } from '@/lib/client/reminders/open-alerts'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import type { Reminder } from '@/lib/contract/reminder'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { DecidedSoFar } from './decided-list'
import { ReviewGoal } from './review-goal'
import { ReviewNext } from './review-next'
import { ReviewRest } from './review-rest'
import { ReviewSet } from './review-set'

type ReviewDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  now: Today
  /** Takes the focus back: the first goal has it before the dialog could note where it was. */
  onClosed: () => void
}

/**
 * Each goal that asks for a decision in turn, with what is decided carried out and kept at once; the others on one page;
 * the three of the week after; and the week as it is set then. Begun before, it goes on at the first goal that is not decided.
 */
export function ReviewDialog({ open, onOpenChange, now, onClosed }: ReviewDialogProps) {
  const { data: goals, isError, refetch } = useGoals()
  const courses = useGoalCourses()
  const { data: week } = useWeeklyInsight()
  const { analyses, failed } = useGoalAnalyses()
  const { data: review, isFetchedAfterMount } = useWeekReview({ isAnew: true })
  const { alerts, isSettled } = useOpenAlerts(true)
  const isReady =
    isSettled &&
    goals !== undefined &&
    courses !== null &&
    week !== undefined &&
    isFetchedAfterMount &&
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
        {isReady ? (
          <Review
            goals={goalsToReview(goals, courses, now)}
            courses={new Map([...courses].map(([id, course]) => [id, toldCourse(course, forecastOf(id))]))}
            review={review ?? null}
            week={week}
            alerts={alerts}
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
  review: WeekReview | null
  week: WeeklyInsight
  /** Those that are open: what one of them is for is not proposed again. */
  alerts: readonly Reminder[]
  now: Today
  onClose: () => void
}

/** The goals that are to be gone through: `turns` one by one, `rest` on one page. */
type Way = { turns: string[]; rest: string[]; at: number }

function Review({ goals, courses, review, week, alerts, now, onClose }: ReviewProps) {
  const { data: all } = useGoals()
  const { choices, unnoted, isUnstored, note } = useChoices()
  const ahead = weekToSet(all ?? [], now)
  const draft = useReviewDraft(ahead)
  // The goals as the review found them: one that is paused on the way keeps its turn for “Back”.
  const [found] = useState(goals)
  const [way, setWay] = useState(() => {
    const open = wayThrough(found.filter(({ id }) => !choices.has(id)))
    // What was decided before it was left is gone back to, though it is paused or dropped by that.
    const before = [...choices.keys()].filter((id) => all?.some((goal) => goal.id === id))
    return { ...open, turns: [...before, ...open.turns], at: before.length }
  })
  const [page, setPage] = useState<'way' | 'set' | 'steps'>(isTold(review) ? 'set' : 'way')
  const [changed, setChanged] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const decided = [...choices.values()]
  const steps = isTold(review) && review.steps ? storedSteps(review, now) : undefined

  function writtenOf(id: string) {
    return draft.decisionOf(id, choices.get(id))
  }
  function decide(made: Choice[]) {
    note(made)
    draft.forget(made.map(({ goalId }) => goalId))
  }
  function wayThrough(open: readonly Goal[]): Way {
    const asks = (goal: Goal) =>
      asksForDecision(goal, courses.get(goal.id) ?? null, now) ||
      (choices.get(goal.id)?.kind ?? 'keep') !== 'keep' ||
      writtenOf(goal.id).value !== null
    const [turns, rest] = [open.filter(asks), open.filter((goal) => !asks(goal))]
    return { turns: turns.map(({ id }) => id), rest: rest.map(({ id }) => id), at: 0 }
  }
  const goTo = (at: number) => setWay({ ...way, at })
  const onBack = way.at > 0 ? () => goTo(way.at - 1) : undefined
  const { turns, at } = way
  const rest = found.filter(({ id }) => way.rest.includes(id) && !turns.includes(id))
  const turn = turns[at]
  const soFar = (
    <>
      {isUnstored && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-bad">
          Your decision is carried out, but the review could not note it.
          <Button size="sm" variant="outline" onClick={() => note(unnoted)}>
            Try again
          </Button>
        </p>
      )}
      <DecidedSoFar
        choices={decided}
        goals={found.filter(({ id }) => turns.includes(id))}
        now={now}
        onChange={setChanged}
      />
    </>
  )
  const writtenSteps = draft.stepsOf(review)
  const end = (words: string) => {
    writtenSteps.forget()
    setEnded(words)
    setPage('set')
  }

  const leaveSteps = () => {
    writtenSteps.forget()
    setPage('set')
  }

  if (changed !== null) {
    return (
      <ReviewGoal
        key={changed}
        goal={all?.find(({ id }) => id === changed)}
        place="Decided this week"
        decided={choices.get(changed)}
        written={writtenOf(changed)}
        now={now}
        onBack={() => {
          draft.forget([changed])
          setChanged(null)
        }}
        onNext={(choice) => {
          if (choice) decide([choice])
          setEnded(null)
          setChanged(null)
        }}
        act="Save"
      />
    )
  }
  if (page === 'set') {
    return (
      <ReviewSet
        words={ended ?? (review ? reviewedWords({ ...review, choices: decided }, now, ahead.name) : '')}
        choices={decided}
        steps={steps ?? []}
        ahead={ahead}
        now={now}
        onChange={setChanged}
        onSteps={() => setPage('steps')}
        onAnew={() => {
          setWay(wayThrough(found))
          setPage('way')
        }}
        onClose={onClose}
      />
    )
  }
  if (page === 'way' && turn !== undefined) {
    return (
      <ReviewGoal
        key={turn}
        goal={all?.find(({ id }) => id === turn)}
        place={`Goal ${at + 1} of ${turns.length}`}
        decided={choices.get(turn)}
        written={writtenOf(turn)}
        now={now}
        onBack={onBack}
        onNext={(choice) => {
          if (choice) decide([choice])
          goTo(at + 1)
        }}
      >
        {soFar}
      </ReviewGoal>
    )
  }
  if (page === 'way' && at === turns.length && rest.length > 0) {
    return (
      <ReviewRest
        goals={rest}
        courses={courses}
        onBack={onBack}
        onDecide={(id) => setWay({ ...way, turns: [...turns, id] })}
        onKeep={() => {
          decide(rest.map(({ id }): Choice => ({ goalId: id, kind: 'keep' })))
          goTo(at + 1)
        }}
      >
        {soFar}
      </ReviewRest>
    )
  }
  return (
    <ReviewNext
      unnoted={unnoted}
      proposed={proposedSteps(week, all ?? [])}
      alerts={alerts}
      goals={(all ?? []).filter((one) => !one.isCompleted && one.droppedAt === null)}
      stored={steps}
      ahead={ahead}
      written={writtenSteps}
      now={now}
      onBack={page === 'steps' ? leaveSteps : onBack}
      onEnded={end}
    >
      {page === 'way' && soFar}
    </ReviewNext>
  )
}

/** Whether a review was ended, with what it decided. */
function isTold(review: WeekReview | null): review is WeekReview {
  return review !== null && review.doneAt !== null && review.choices.length > 0
}
