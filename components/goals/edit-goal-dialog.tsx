'use client'

import { focusFirstField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { EditGoalForm } from './edit-goal-form'
import type { GoalDialogProps } from './goal-form-dialog'

/** Changes what the user says of a goal. Its progress is the coach's to judge. */
export function EditGoalDialog({ open, onOpenChange, goal, now, onCloseAutoFocus }: GoalDialogProps) {
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
