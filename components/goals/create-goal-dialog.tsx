'use client'

import { useRef } from 'react'
import { focusField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { toast } from '@/lib/client/screen/use-toast'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { CreateGoalForm } from './create-goal-form'

type CreateGoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (goal: Goal) => void
}

export function CreateGoalDialog({ open, onOpenChange, onCreated }: CreateGoalDialogProps) {
  const isFilled = useRef(false)
  /** What stands in the form is kept, however it is closed: that is said, with the way back to it. */
  function change(next: boolean) {
    onOpenChange(next)
    if (next || !isFilled.current) return
    const action = { label: 'Open', hint: 'Open the draft of a new goal', run: () => onOpenChange(true) }
    toast({ ...goalMessages.draftKept, action })
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title="Create New Goal"
        description="A title and an area are enough to start."
        size="wide"
        onOpenAutoFocus={focusField}
      >
        <CreateGoalForm
          isFilled={isFilled}
          onCreated={(goal) => {
            onCreated(goal)
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
