import { type FormEvent, useState } from 'react'
import { focusFirstField } from '@/components/shared/focus'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { useDecide } from '@/lib/client/insights/review'
import { complaintOf } from '@/lib/client/insights/review-decisions'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { DateField } from './date-field'
import { GoalForecast } from './goal-forecast'

type DateDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

/** Moves a goal's date, or gives it its first, and changes nothing else of it. */
export function DateDialog({ open, onOpenChange, goal, now, onCloseAutoFocus }: DateDialogProps) {
  const [day, setDay] = useState(goal.targetDate ?? '')
  const [complaint, setComplaint] = useState<string | null>(null)
  const decide = useDecide(() => onOpenChange(false))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    const decision = { kind: 'redate', text: '', day } as const
    const lack = complaintOf(decision, goal, now)
    setComplaint(lack)
    if (!lack) decide.mutate({ goal, decision })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={goalMessages.dateAct(goal)}
        description={<span className="line-clamp-2 wrap-anywhere">{goal.title}</span>}
        className="dialog-compact"
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <form noValidate onSubmit={submit}>
          <fieldset disabled={decide.isPending}>
            <DialogBody>
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
              <GoalForecast goal={goal} now={now} />
            </DialogBody>
            <DialogFooter>
              <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
              <SubmitButton pending={decide.isPending} pendingLabel="Saving...">
                {goalMessages.dateAct(goal)}
              </SubmitButton>
            </DialogFooter>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}
