'use client'

import { History } from 'lucide-react'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useResponses } from '@/lib/client/insights/responses'
import { appliedFacts } from '@/lib/client/insights/words'
import { dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import type { InsightResponse } from '@/lib/contract/insight-response'

/** Every answer about a goal, newest first. */
export function ResponsesList({ goalId, now }: { goalId: string; now: Today }) {
  const { responses, error, retry, hasMore, isFetchingNextPage, fetchNextPage } = useResponses(goalId)
  if (responses?.length === 0) {
    return (
      <EmptyState
        icon={<History />}
        title="No responses yet"
        text="What you answer your coach about this goal is kept here, with what it changed."
      />
    )
  }
  if (responses) {
    return (
      <>
        <ol aria-label="Responses, newest first" className="divide-y divide-rule">
          {responses.map((response) => (
            <Response key={response.id} response={response} now={now} />
          ))}
        </ol>
        {hasMore && (
          <Button variant="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        )}
      </>
    )
  }
  if (error) {
    return <LoadFailed text={error.sentence} onRetry={retry} />
  }
  return (
    <>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </>
  )
}

function Response({ response, now: { today, timeZone } }: { response: InsightResponse; now: Today }) {
  const { createdAt, parsedData, takenBackAt } = response
  const facts = appliedFacts(parsedData.appliedUpdates)
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 first:pt-0 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <time dateTime={createdAt} className="num font-mono text-xs/6 text-ink-3">
        {dayName(dayOf(createdAt, timeZone), today)}, {timeOf(createdAt, timeZone)}
      </time>
      <div className="grid min-w-0 gap-1.5">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {parsedData.response}
        </p>
        {takenBackAt && <p className="text-sm text-ink-2">Taken back. It does not count as a check-in.</p>}
        {facts.length > 0 && (
          <dl aria-label="Changed by it" className="grid gap-0.5 text-sm">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex min-w-0 gap-2">
                <dt className="shrink-0 text-ink-3">{label}</dt>
                <dd dir="auto" className="num min-w-0 whitespace-pre-line text-ink-2 wrap-anywhere">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
