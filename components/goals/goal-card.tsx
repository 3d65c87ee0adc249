import { Check, Pause } from 'lucide-react'
import { useId, useState } from 'react'
import { CourseMark } from '@/components/shared/course-mark'
import { DomainMark } from '@/components/shared/domain-mark'
import { Kept } from '@/components/shared/kept'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { courseOf } from '@/lib/client/goals/groups'
import { completionSummary } from '@/lib/client/goals/notes'
import { dayName, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { isPaused } from '@/lib/contract/pause'
import { CardDetails, DetailsButton, DetailsLine } from './card-details'
import { CompletedDetails } from './completed-details'
import { Expandable } from './expandable'
import { GoalCount } from './goal-count'
import type { GoalAction } from './goal-dialogs'
import { GoalMenu } from './goal-menu'
import { GoalMilestones } from './goal-milestones'
import { GoalTags } from './goal-tags'
import { isLong } from './is-long'
import { OngoingActions, OngoingHead } from './ongoing-details'

type GoalCardProps = {
  goal: Goal
  /** Low risk where nothing is known of it yet. */
  standing?: RiskItem | undefined
  now: Today
  onAction: (action: GoalAction, goal: Goal) => void
}

export function GoalCard({ goal, standing, now, onAction }: GoalCardProps) {
  const rests = isPaused(goal, now.today)
  const isUnderWay = !goal.isCompleted && !goal.droppedAt
  const course = courseOf(goal, standing, now.today)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isNoteWhole, setNoteWhole] = useState(false)
  const isNoteCut = isLong(completionSummary(goal.completionNotes)) && !isNoteWhole
  const hasMore = Boolean(goal.description) || goal.tags.length > 0 || isNoteCut
  const more = (
    <DetailsButton
      goal={goal}
      id={id}
      isOpen={isOpen}
      // In line with the menu at the head; without actions at the end of the last line.
      className={isUnderWay ? '-mr-2 ml-auto' : 'absolute -right-3 -bottom-2.5'}
      onToggle={() => setOpen(!isOpen)}
    />
  )
  return (
    <li
      id={goal.id}
      className="group/card card flex min-w-0 flex-col gap-3 px-5 pt-3.5 pb-4 max-sm:gap-1 max-sm:px-3.5 max-sm:pt-0.5 max-sm:pb-2"
    >
      <header className="flex items-start justify-between gap-2 max-sm:-mb-2">
        {/* What does not fit beside the buttons goes under itself, and not under them. */}
        <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:pt-1.5 max-sm:pb-2">
          <DomainMark domain={goal.domain} />
          {goal.isCompleted ? (
            <Badge variant="ok">
              <Check aria-hidden="true" className="size-3.5" />
              Completed
            </Badge>
          ) : goal.droppedAt ? (
            <Badge>Dropped</Badge>
          ) : rests ? (
            <Badge>
              <Pause aria-hidden="true" className="size-3.5" />
              {goal.pausedUntil ? `Paused until ${dayName(goal.pausedUntil, now.today)}` : 'Paused'}
            </Badge>
          ) : (
            <CourseMark course={course} isBrief className="font-medium" />
          )}
        </div>
        <div className="-mr-2.5 flex shrink-0 items-center max-sm:-mt-1 sm:mt-0.5">
          <GoalMenu goal={goal} isPaused={rests} place="card" onAction={(action) => onAction(action, goal)} />
          {/* The menu comes first: nothing is deleted by the first stop of a card. */}
          <Kept>
            <Button
              variant="ghost"
              size="sm"
              className="-order-1 px-2 text-ink-3"
              aria-label={`Delete goal: ${goal.title}`}
              onClick={() => onAction('delete', goal)}
            >
              Delete
            </Button>
          </Kept>
        </div>
      </header>
      {goal.isCompleted ? (
        <CompletedDetails goal={goal} now={now} isOpen={isOpen} onNoteFit={setNoteWhole} />
      ) : (
        <OngoingHead
          goal={goal}
          risk={rests || course === 'ready' ? null : (standing?.riskLevel ?? 'low')}
          course={course}
          now={now}
          more={!isUnderWay && more}
        />
      )}
      <CardDetails id={id} isOpen={isOpen}>
        {goal.description && (
          <Expandable
            text={goal.description}
            isCardOpen={goal.isCompleted ? isOpen : undefined}
            className="text-ink-2"
          />
        )}
        {goal.droppedAt && goal.closingNote && (
          <div className="grid gap-1">
            <p className="text-sm text-ink-3">What it taught</p>
            <Expandable text={goal.closingNote} className="text-ink-2" />
          </div>
        )}
        {isUnderWay && <GoalCount goal={goal} now={now} />}
        {/* Where there are no milestones yet, the way to them stands beside the tags. */}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 empty:hidden *:min-w-0 [&>section]:basis-full">
          {goal.tags.length > 0 && <GoalTags tags={goal.tags} />}
          {isUnderWay && <GoalMilestones goal={goal} onCheckIn={() => onAction('check-in', goal)} />}
        </div>
      </CardDetails>
      {goal.isCompleted && hasMore && (
        <DetailsLine
          goal={goal}
          id={id}
          isOpen={isOpen}
          what={isNoteCut ? 'more' : goal.description ? 'description' : 'tags'}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {isUnderWay && (
        <OngoingActions
          goal={goal}
          course={course}
          isOpen={isOpen}
          more={more}
          onAction={(action) => onAction(action, goal)}
        />
      )}
    </li>
  )
}
