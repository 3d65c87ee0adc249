'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { ResponsesList } from './responses-list'

type ResponsesDialogProps = {
  goal: Goal
  now: Today
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

/** What the user answered about a goal, and what each answer changed. */
export function ResponsesDialog({ goal, now, onCloseAutoFocus, ...dialog }: ResponsesDialogProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent
        title="Previous Responses"
        description={goal.title}
        steady
        className="sm:max-w-2xl"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          <ResponsesList goalId={goal.id} now={now} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
