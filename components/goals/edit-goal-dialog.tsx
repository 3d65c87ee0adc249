'use client'

import { focusFirstField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { EditGoalForm } from './edit-goal-form'

type EditGoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

/** Changes what the user says of a goal. Its progress is the coach's to judge. */
export function EditGoalDialog({ open, onOpenChange, goal, now, onCloseAutoFocus }: EditGoalDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Edit Goal"
        description="Progress and history stay as they are."
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <EditGoalForm goal={goal} today={now.today} onSaved={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}
