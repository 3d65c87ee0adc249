import { History, Sparkles } from 'lucide-react'
import type { Ref } from 'react'
import { CourseMark } from '@/components/shared/course-mark'
import { DomainMark } from '@/components/shared/domain-mark'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useGoalHistory, useGoalStandings } from '@/lib/client/goals/api'
import { awaitedWords } from '@/lib/client/goals/awaited'
import { isCheckIn, standingOf } from '@/lib/client/goals/history'
import { completionSummary, lastAnswerAt } from '@/lib/client/goals/notes'
import { isClose, riskBeside } from '@/lib/client/goals/risk-words'
import { dayName, dayOf, relativeDay, type Today } from '@/lib/client/time/calendar'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { isReady, isUntold, NEARLY } from '@/lib/contract/goal-ready'
import { shareTicked } from '@/lib/contract/tick-words'

type GoalFactsProps = { goal: Goal; standing: RiskItem | undefined; rests: boolean; now: Today }

/** Where a goal stands in words: its area, how it goes, and its date. */
export function GoalFacts({ goal, standing, rests, now }: GoalFactsProps) {
  const { targetDate, completedAt, droppedAt, pausedUntil } = goal
  const course = isReady(goal) ? 'ready' : standing?.status
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <DomainMark domain={goal.domain} />
      {goal.isCompleted ? (
        <Badge variant="ok">
          Completed{completedAt ? ` ${dayName(dayOf(completedAt, now.timeZone), now.today)}` : ''}
        </Badge>
      ) : droppedAt ? (
        <Badge>Dropped</Badge>
      ) : rests ? (
        <span className="flex items-center gap-1.5">
          <CourseMark course="paused" className="font-medium" />
          {pausedUntil && <span className="num text-ink-3">until {dayName(pausedUntil, now.today)}</span>}
        </span>
      ) : (
        course && (
          // One run of words: as two columns they would each break on a phone.
          <span>
            <CourseMark course={course} className="font-medium" />{' '}
            {standing && course !== 'ready' && (
              <span className="text-ink-3">
                {course === 'tooEarly' && awaitedWords(goal)}
                {isClose(standing.riskLevel, course) && 'but it could go either way'} ·{' '}
                {riskBeside(standing.riskLevel, course)}
              </span>
            )}
          </span>
        )
      )}
      <span className="num text-ink-2 empty:hidden">
        {goal.isCompleted || droppedAt
          ? goal.progress < 100 && !(goal.isCompleted && isUntold(goal)) && `Ended at ${goal.progress}%`
          : targetDate
            ? `Due ${dayName(targetDate, now.today)}, ${relativeDay(targetDate, now.today)}`
            : course !== 'noDate' && 'No date set'}
      </span>
    </div>
  )
}

/** What is known of a goal that nobody counts, beside its ring: also whose figure it is, unless its milestones give it. */
export function Known({ goal, now }: { goal: Goal; now: Today }) {
  const { milestones, progress } = goal
  const answered = lastAnswerAt(goal.progressNotes)
  const { data: events = [] } = useGoalHistory(goal.id)
  const done = milestones.filter(({ isCompleted }) => isCompleted).length
  const last = standingOf(events).findLast(
    ({ oldProgress, newProgress }) => newProgress === progress && oldProgress !== progress,
  )
  const isOther = milestones.length > 0 ? progress !== shareTicked(milestones) && !isReady(goal) : progress > 0
  const words = [
    milestones.length > 0 && `${done} of ${milestones.length} milestones done.`,
    isOther && last && `The ${progress}% ${figureFrom(last)} ${dayName(dayOf(last.at, now.timeZone), now.today)}.`,
    milestones.length > 0 && isReady(goal) && progress < 100 && NEARLY,
    progress === 0 &&
      done === 0 &&
      (answered === null
        ? `The picture of how it goes begins with your first check-in${milestones.length > 0 ? ' or milestone' : ''}.`
        : `You last checked in ${relativeDay(dayOf(answered, now.timeZone), now.today)}.`),
  ].filter(Boolean)
  return words.length > 0 && <p className="text-sm text-pretty text-ink-2">{words.join(' ')}</p>
}

/** "… is from your check-in of". */
function figureFrom(event: ProgressEvent): string {
  if (isCheckIn(event)) return event.source === 'user' ? 'is what you set on' : 'is from your check-in of'
  return 'stands since'
}

type GoalNoteProps = { goal: Goal }

/** What was said when the goal was closed. */
export function GoalNote({ goal }: GoalNoteProps) {
  const note = goal.isCompleted ? completionSummary(goal.completionNotes) : goal.droppedAt ? goal.closingNote : ''
  if (!note) return null
  return (
    <p dir="auto" className="max-w-[68ch] text-left text-pretty whitespace-pre-line wrap-anywhere text-ink-2">
      {note}
    </p>
  )
}

/** The standing of one goal, undefined until it is known. */
export function useStanding(goalId: string): RiskItem | undefined {
  return useGoalStandings().get(goalId)
}

type GoalPartsProps = {
  /** The button that the focus goes back to. */
  coaching?: Ref<HTMLButtonElement>
  onCoaching: () => void
  onHistory: () => void
}

/** The two parts of a goal that are asked for by name, beside what is done every day. */
export function GoalParts({ coaching, onCoaching, onHistory }: GoalPartsProps) {
  return (
    <div className="-mx-1.5 flex flex-wrap gap-x-1 print:hidden">
      <Button ref={coaching} variant="ghost" size="sm" className="px-2" onClick={onCoaching}>
        <Sparkles aria-hidden="true" className="max-sm:hidden" />
        Get AI Coaching
      </Button>
      <Button variant="ghost" size="sm" className="px-2" onClick={onHistory}>
        <History aria-hidden="true" className="max-sm:hidden" />
        View Mission History
      </Button>
    </div>
  )
}
