import { CalendarClock, History, Sparkles } from 'lucide-react'
import { domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { RiskBadge } from '@/components/shared/risk-badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { dayName, relativeDay, spanOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import type { GoalAction } from './goal-dialogs'
import { GoalTitle, titleId } from './goal-title'

type OngoingHeadProps = {
  goal: Goal
  /** Null where it is not asked about, as of a goal that rests. */
  risk: RiskItem['riskLevel'] | null
  now: Today
}

export function OngoingHead({ goal, risk, now }: OngoingHeadProps) {
  return (
    <div className="flex items-center gap-4 max-sm:gap-3">
      <ProgressRing
        value={goal.progress}
        size={72}
        color={domainColor(goal.domain)}
        className="shrink-0 max-sm:size-14 max-sm:self-start"
      />
      <div className="grid min-w-0 gap-1">
        <GoalTitle goal={goal} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DueDate targetDate={goal.targetDate} today={now.today} />
          {risk && <RiskBadge risk={risk} />}
        </div>
      </div>
    </div>
  )
}

function DueDate({ targetDate, today }: { targetDate: string | null; today: string }) {
  if (!targetDate) return <p className="text-sm text-ink-3">No date set</p>
  const late = daysBetween(targetDate, today)
  const distance = late > 0 ? `${spanOf(late)} overdue` : relativeDay(targetDate, today)
  return (
    <p className={cn('num flex gap-1.5 text-sm', late > 0 ? 'font-medium text-warn' : 'text-ink-2')}>
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 max-sm:hidden" />
      <span>
        Due <span className="whitespace-nowrap">{dayName(targetDate, today)},</span>{' '}
        <span className="whitespace-nowrap">{distance}</span>
      </span>
    </p>
  )
}

type OngoingActionsProps = { goal: Goal; isPaused: boolean; onAction: (action: GoalAction) => void }

/**
 * At the card's foot, whatever stands above: in a row of cards the buttons line up. On a phone they share one line, and
 * a long name takes two within its button; text of twice the size goes on below.
 */
export function OngoingActions({ goal, isPaused, onAction }: OngoingActionsProps) {
  const shared = { 'aria-describedby': titleId(goal), className: 'px-3' }
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1 *:flex-auto max-sm:*:shrink max-sm:*:basis-24 max-sm:*:px-2 max-sm:*:text-[0.8125rem]/tight max-sm:*:first:basis-16 max-sm:*:first:whitespace-nowrap sm:*:flex-1">
      {!isPaused && (
        <Button aria-label={`Check in: ${goal.title}`} className="px-3" onClick={() => onAction('check-in')}>
          Check in
        </Button>
      )}
      <Button variant="outline" {...shared} onClick={() => onAction('coaching')}>
        <Sparkles aria-hidden="true" className="text-burn max-sm:hidden" />
        Get AI Coaching
      </Button>
      <Button variant="ghost" {...shared} onClick={() => onAction('history')}>
        <History aria-hidden="true" className="max-sm:hidden" />
        View Mission History
      </Button>
    </div>
  )
}
