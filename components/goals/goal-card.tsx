import { Check, Trash2 } from 'lucide-react'
import { DomainMark } from '@/components/shared/domain-mark'
import { RiskBadge } from '@/components/shared/risk-badge'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Today } from '@/lib/client/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { RiskLevel } from '@/lib/contract/goal-analysis'
import { CompletedDetails } from './completed-details'
import { Expandable } from './expandable'
import type { GoalAction } from './goal-dialogs'
import { GoalMenu } from './goal-menu'
import { GoalMilestones } from './goal-milestones'
import { GoalTags } from './goal-tags'
import { GoalValue } from './goal-value'
import { OngoingActions, OngoingHead } from './ongoing-details'

type GoalCardProps = {
  goal: Goal
  /** Low where nothing is known of it yet. */
  risk?: RiskLevel | undefined
  now: Today
  onAction: (action: GoalAction, goal: Goal) => void
}

export function GoalCard({ goal, risk, now, onAction }: GoalCardProps) {
  return (
    <li id={goal.id} className="card flex min-w-0 flex-col gap-3 px-5 pt-3.5 pb-4">
      <header className="flex items-center gap-3">
        <DomainMark domain={goal.domain} />
        {goal.isCompleted ? (
          <Badge variant="ok">
            <Check aria-hidden="true" className="size-3.5" />
            Completed
          </Badge>
        ) : (
          <RiskBadge risk={risk} />
        )}
        <div className="-mr-2.5 ml-auto flex">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Delete goal: ${goal.title}`}
            onClick={() => onAction('delete', goal)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
          <GoalMenu goal={goal} onAction={(action) => onAction(action, goal)} />
        </div>
      </header>
      {goal.isCompleted ? <CompletedDetails goal={goal} now={now} /> : <OngoingHead goal={goal} now={now} />}
      {goal.description && <Expandable text={goal.description} className="text-ink-2" />}
      {goal.tags.length > 0 && <GoalTags tags={goal.tags} />}
      {!goal.isCompleted && (
        <>
          {goal.measure && <GoalValue goal={goal} measure={goal.measure} />}
          <GoalMilestones goal={goal} onCheckIn={() => onAction('coaching', goal)} />
          <OngoingActions goal={goal} onAction={(action) => onAction(action, goal)} />
        </>
      )}
    </li>
  )
}
