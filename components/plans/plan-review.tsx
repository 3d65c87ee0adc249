'use client'

import { Button } from '@/components/ui/button'
import { addDays } from '@/lib/contract/calendar'
import type { PlanPatch } from '@/lib/contract/plan'

const TRIED_DAYS = 7

type PlanReviewProps = { question: string; today: string; onAnswer: (patch: PlanPatch) => void }

/** Whether a plan serves: tried for a week more, or a habit by now. */
export function PlanReview({ question, today, onAnswer }: PlanReviewProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-raised px-3 py-2">
      <p className="mr-auto text-sm">{question}</p>
      <Button size="sm" variant="outline" onClick={() => onAnswer({ reviewOn: addDays(today, TRIED_DAYS) })}>
        Try a week more
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAnswer({ status: 'held' })}>
        It is a habit
      </Button>
    </div>
  )
}
