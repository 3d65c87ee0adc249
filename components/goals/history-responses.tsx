'use client'

import { ResponsesList } from '@/components/insights/responses-list'
import type { Today } from '@/lib/client/calendar'
import { useResponses } from '@/lib/client/insights-responses'

/** What the user answered their coach about the goal, where there is anything. */
export function HistoryResponses({ goalId, now }: { goalId: string; now: Today }) {
  const { responses } = useResponses(goalId)
  if (responses?.length === 0) return null
  return (
    <section aria-labelledby="history-responses" className="grid gap-3">
      <h3 id="history-responses" className="text-base">
        Previous responses
      </h3>
      <ResponsesList goalId={goalId} now={now} />
    </section>
  )
}
