'use client'

import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import { ClaimActButton } from './claim-acts'
import { Sources } from './sources'

/** What next week is for: three things at most, in their order. */
export function FocusCard({ today }: { today: string }) {
  const { data: week, isFetching } = useWeeklyInsight()
  if (!week && !isFetching) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>Next Week’s Priority Missions</CardTitle>
      </CardHeader>
      <CardContent>
        {!week ? (
          <Skeleton className="mt-2 h-24" />
        ) : week.nextWeekFocus.length === 0 ? (
          <p className="py-1.5 text-sm text-ink-2">Nothing is set for next week. Priorities come from your goals.</p>
        ) : (
          <ol className="grid gap-x-8 gap-y-5 pt-2 sm:grid-cols-3">
            {week.nextWeekFocus.map((focus, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a line by its place
              <li key={index} className="grid min-w-0 content-start gap-1.5 border-t-2 border-burn pt-3">
                <span aria-hidden="true" className="num font-mono text-2xl/none font-semibold text-burn">
                  {index + 1}
                </span>
                <p dir="auto" className="text-pretty wrap-anywhere">
                  {focus}
                </p>
                <div className="flex flex-wrap items-center gap-x-4">
                  <Sources sources={sourcesOfClaim(week.evidence, 'nextWeekFocus', index)} said={focus} />
                  <ClaimActButton
                    text={focus}
                    sources={sourcesOfClaim(week.evidence, 'nextWeekFocus', index)}
                    today={today}
                    only="alert"
                  />
                </div>
              </li>
            ))}
          </ol>
        )}
      </CardContent>
    </Card>
  )
}
