'use client'

import { focusField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { Goal } from '@/lib/contract/goal'
import { CreateGoalForm } from './create-goal-form'

type CreateGoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (goal: Goal) => void
}

export function CreateGoalDialog({ open, onOpenChange, onCreated }: CreateGoalDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Create New Goal"
        description="A title and an area are enough to start."
        size="wide"
        onOpenAutoFocus={focusField}
      >
        <CreateGoalForm
          onCreated={(goal) => {
            onCreated(goal)
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
