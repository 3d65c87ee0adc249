import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { RiskBadge } from '@/components/shared/risk-badge'
import { Button } from '@/components/ui/button'
import { ringOf } from '@/lib/client/goals/ring'
import { cn } from '@/lib/client/screen/cn'
import { dayName, relativeDay, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'
import { CompleteButton } from './complete-button'
import type { GoalAction } from './goal-dialogs'
import { GoalTitle } from './goal-title'

type OngoingHeadProps = {
  goal: Goal
  /** Null where it is not asked about, as of a goal that rests. */
  risk: RiskItem['riskLevel'] | null
  course: GoalCourse
  now: Today
  /** What opens the rest of the card on a phone, where it has no actions. */
  more: ReactNode
}

export function OngoingHead({ goal, risk, course, now, more }: OngoingHeadProps) {
  return (
    <div className="flex items-center gap-4 max-sm:gap-2.5">
      <ProgressRing
        {...ringOf(goal)}
        size={72}
        color={domainColor(goal.domain)}
        className="shrink-0 max-sm:size-11 max-sm:self-start"
      />
      <div className="grid min-w-0 gap-1 max-sm:flex-1 max-sm:gap-0.5">
        <GoalTitle goal={goal} />
        {/* On a phone the risk is its colour and its word alone, beside the day. */}
        <div className="relative flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-1.5 max-sm:[&>span]:px-1.5 max-sm:[&>span>svg]:hidden">
          <DueDate targetDate={goal.targetDate} today={now.today} />
          {risk && <RiskBadge risk={risk} course={course} />}
          {more}
        </div>
      </div>
    </div>
  )
}

function DueDate({ targetDate, today }: { targetDate: string | null; today: string }) {
  // That it has none, and that it is over, is said by the mark at the card's head.
  if (!targetDate) return null
  return (
    <p className="num flex gap-1.5 text-sm text-ink-2 max-sm:text-[0.8125rem]/5">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 max-sm:hidden" />
      <span>
        Due{' '}
        <span className="whitespace-nowrap">
          {dayName(targetDate, today)}
          {/* A phone has no line for both: it says how late what is late is. */}
          <span className={cn(targetDate >= today && 'max-sm:sr-only')}>,</span>
        </span>{' '}
        <span className={cn('whitespace-nowrap', targetDate >= today && 'max-sm:sr-only')}>
          {relativeDay(targetDate, today)}
        </span>
      </span>
    </p>
  )
}

type OngoingActionsProps = {
  goal: Goal
  course: GoalCourse
  /** Whether a phone shows the whole card: the history is there, too, and in its menu before. */
  isOpen: boolean
  /** What opens it. */
  more: ReactNode
  onAction: (action: GoalAction) => void
}

/** At the card's foot. One of them looks like a button. */
export function OngoingActions({ goal, course, isOpen, more, onAction }: OngoingActionsProps) {
  const quiet = {
    variant: 'ghost',
    size: 'sm',
    className: 'px-2 max-lg:-ml-2 max-sm:mx-0',
  } as const
  return (
    // Where the three have no line, what is done every day has one of its own.
    <div className="mt-auto flex flex-wrap items-center gap-1 pt-1 max-lg:justify-between max-lg:gap-x-2 max-sm:justify-start max-sm:pt-0">
      {course === 'ready' && <CompleteButton goal={goal} className="mr-1 max-lg:mr-0 sm:max-lg:basis-full" />}
      {course !== 'paused' && course !== 'ready' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Check in: ${goal.title}`}
          className="mr-1 max-lg:mr-0 sm:max-lg:basis-full"
          onClick={() => onAction('check-in')}
        >
          Check in
        </Button>
      )}
      <Button {...quiet} aria-label={`Get AI Coaching: ${goal.title}`} onClick={() => onAction('coaching')}>
        Get AI Coaching
      </Button>
      <Button
        {...quiet}
        className={cn(quiet.className, !isOpen && 'max-sm:hidden')}
        aria-label={`View Mission History: ${goal.title}`}
        onClick={() => onAction('history')}
      >
        View Mission History
      </Button>
      {more}
    </div>
  )
}
