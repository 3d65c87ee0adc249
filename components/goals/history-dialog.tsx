'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { GoalTimeline } from './goal-timeline'
import { HistoryContent } from './history-content'

type HistoryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal; now: Today }

/** How a goal's progress came about: its line, and all that was said, counted and done on the way. */
export function HistoryDialog({ open, onOpenChange, goal, now }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Mission History" description={goal.title} steady className="sm:max-w-2xl">
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          <HistoryContent goal={goal} now={now} />
          <GoalTimeline goal={goal} now={now} title="Timeline" />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
