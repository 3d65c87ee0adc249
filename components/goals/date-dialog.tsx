import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellDateMoved, useGoals } from '@/lib/client/goals/api'
import { useDecide } from '@/lib/client/insights/review'
import { complaintOf } from '@/lib/client/insights/review-decisions'
import { dayName, relativeDay } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { DateField } from './date-field'
import { type GoalDialogProps, GoalFormDialog } from './goal-form-dialog'

/** A date that is over is none to start from. */
function isAhead(goal: Goal, today: string): goal is Goal & { targetDate: string } {
  return goal.targetDate !== null && goal.targetDate >= today
}

/** Moves a goal's date, or gives it its first, and changes nothing else of it. */
export function DateDialog({ goal: opened, now, ...dialog }: GoalDialogProps) {
  // As it is by now: its date may have been moved elsewhere since the dialog opened.
  const goal = useGoals().data?.find(({ id }) => id === opened.id) ?? opened
  const [day, setDay] = useState(isAhead(goal, now.today) ? goal.targetDate : '')
  const [complaint, setComplaint] = useState<string | null>(null)
  const client = useQueryClient()
  const decide = useDecide(
    (moved) => {
      dialog.onOpenChange(false)
      tellDateMoved(client, goal, moved, now.today)
    },
    (current) => setComplaint(goalMessages.dateClash(current.targetDate && dayName(current.targetDate, now.today))),
  )

  function submit() {
    const decision = { kind: 'redate', text: '', day } as const
    const lack = complaintOf(decision, goal, now)
    setComplaint(lack)
    if (!lack) decide.mutate({ goal, decision })
  }

  return (
    <GoalFormDialog
      {...dialog}
      title={goalMessages.dateAct(goal)}
      description={
        <>
          <span className="line-clamp-2 wrap-anywhere">{goal.title}</span>
          {goal.targetDate && `Due ${dayName(goal.targetDate, now.today)}, ${relativeDay(goal.targetDate, now.today)}`}
        </>
      }
      isCompact
      act={goalMessages.dateAct(goal)}
      isPending={decide.isPending}
      onSubmit={submit}
    >
      <DateField
        goal={goal}
        day={day}
        now={now}
        error={complaint ?? undefined}
        onDay={(next) => {
          setComplaint(null)
          setDay(next)
        }}
      />
    </GoalFormDialog>
  )
}
