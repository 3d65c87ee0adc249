import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { GoalPlans } from './goal-plans'

type PlansDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

export function PlansDialog({ open, onOpenChange, goal, now, onCloseAutoFocus }: PlansDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Plans" description={goal.title} onCloseAutoFocus={onCloseAutoFocus}>
        <DialogBody className="content-start">
          <GoalPlans goal={goal} now={now} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
