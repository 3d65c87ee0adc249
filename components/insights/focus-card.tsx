'use client'

import { useShowAll } from '@/components/shared/show-all'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import { alertOfStep, alertWords, stepOf } from '@/lib/client/insights/next-steps'
import { useWeekReview } from '@/lib/client/insights/review'
import { useOpenAlerts } from '@/lib/client/reminders/open-alerts'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import { addDays, mondayOf } from '@/lib/contract/calendar'
import { ClaimActButton } from './claim-acts'
import { ClaimLine } from './claim-line'

/** What next week is for: three things at most, in their order. */
export function FocusCard({ now }: { now: Today }) {
  const { data: review } = useWeekReview()
  const { data: goals = [] } = useGoals()
  const { alerts: open } = useOpenAlerts(true)
  const { data: week, isFetching } = useWeeklyInsight()
  const set = (review?.steps ?? []).map((step) => ({ ...step, goalId: step.goalId ?? null, repeat: null }))
  const { button, list } = useShowAll(week?.nextWeekFocus.length ?? 0, 'Next Week’s Priority Missions', 1)
  if (!week && !isFetching) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>Next Week’s Priority Missions</CardTitle>
        {button}
      </CardHeader>
      <CardContent>
        {!week ? (
          <Skeleton className="mt-2 h-24" />
        ) : week.nextWeekFocus.length === 0 ? (
          <p className="py-1.5 text-sm text-ink-2">Nothing is set for next week. Priorities come from your goals.</p>
        ) : (
          <ol id={list.id} className={cn('grid gap-x-8 pt-2 sm:grid-cols-3', list.className)}>
            {week.nextWeekFocus.map((focus, index) => {
              const sources = sourcesOfClaim(week.evidence, 'nextWeekFocus', index)
              const step = stepOf(week, index, goals)
              const alert = alertOfStep(step, [...set, ...open], now, { monday: addDays(mondayOf(now.today), 7) })
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a line by its place
                  key={index}
                  className="grid min-w-0 grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-y-1 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)] sm:gap-y-1.5 sm:border-t-2 sm:border-burn"
                >
                  <span aria-hidden="true" className="num font-mono text-lg/6 font-semibold text-burn sm:text-2xl/none">
                    {index + 1}
                  </span>
                  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
                    <ClaimLine
                      text={focus}
                      sources={sources}
                      act={
                        alert ? (
                          <p className="num flex min-h-9 items-center text-sm text-ink-3 wrap-anywhere pointer-coarse:min-h-11">
                            {alertWords(step, alert, now)}
                          </p>
                        ) : (
                          <ClaimActButton text={focus} sources={sources} today={now.today} only="alert" />
                        )
                      }
                    />
                  </div>
                </li>
              )
            })}
          </ol>
        )}
      </CardContent>
    </Card>
  )
}
