'use client'

import { History } from 'lucide-react'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Today } from '@/lib/client/calendar'
import { useGoalHistory } from '@/lib/client/goals'
import type { Goal } from '@/lib/contract/goal'
import { messages } from '@/lib/contract/messages'
import { HistoryChart } from './history-chart'
import { HistoryLedger } from './history-ledger'
import { HistoryResponses } from './history-responses'
import { HistoryValues } from './history-values'

type HistoryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal; now: Today }

/** How a goal's progress came about: the line, every entry of the ledger with its reason, and what the user answered. */
export function HistoryDialog({ open, onOpenChange, goal, now }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Mission History" description={goal.title} steady className="sm:max-w-2xl">
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          <HistoryContent goal={goal} now={now} />
          {goal.measure && <HistoryValues goalId={goal.id} measure={goal.measure} now={now} />}
          <HistoryResponses goalId={goal.id} now={now} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function HistoryContent({ goal, now }: { goal: Goal; now: Today }) {
  const { data: events, error, refetch } = useGoalHistory(goal.id)
  if (events?.length === 0) {
    return (
      <EmptyState
        icon={<History />}
        title="Nothing recorded yet"
        text="Every answer you give your coach is kept here, with the change it made and the reason for it."
      />
    )
  }
  if (events) {
    return (
      <>
        <HistoryChart goal={goal} events={events} now={now} />
        <section aria-labelledby="history-changes" className="grid gap-3">
          <h3 id="history-changes" className="text-base">
            Changes
          </h3>
          <HistoryLedger events={events} now={now} />
        </section>
      </>
    )
  }
  if (error) {
    return (
      <EmptyState
        title={messages.failed.load}
        text={error.sentence}
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    )
  }
  return (
    <>
      <Skeleton className="h-78" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </>
  )
}
