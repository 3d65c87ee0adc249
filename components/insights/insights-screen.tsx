'use client'

import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { EnergyPanel } from '@/components/charts/energy-panel'
import { RefreshOnReturn } from '@/components/dashboard/refresh-on-return'
import { ExperimentsCard } from '@/components/experiments/experiments-card'
import { MissionLogs } from '@/components/journal/mission-logs'
import { WeekLogs } from '@/components/journal/week-logs'
import { PageHeader } from '@/components/shared/page-header'
import { PhoneFold } from '@/components/shared/phone-fold'
import { Skeleton } from '@/components/ui/skeleton'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useGoals } from '@/lib/client/goals/api'
import { type ReviewSpan, spanOf, spanQuery } from '@/lib/client/insights/review-span'
import { useTrackRecord } from '@/lib/client/insights/track-record'
import { useJournal } from '@/lib/client/journal/api'
import { wholeJournal } from '@/lib/client/journal/filter'
import type { Today } from '@/lib/client/time/calendar'
import { coaches, coachLabel } from '@/lib/contract/coaches'
import { paths } from '@/lib/contract/paths'
import { ClaimActs } from './claim-acts'
import { ExportInsights } from './export-insights'
import { FirstReview } from './first-review'
import { FocusCard } from './focus-card'
import { GoalsCard } from './goals-card'
import { PatternsCard } from './patterns-card'
import { ReviewCard } from './review-card'
import { SourceHost } from './source-host'
import { SpanPicker } from './span-picker'
import { TrackRecord } from './track-record'
import { WeekCards } from './week-cards'

const MonthCards = lazy(() => import('./month-cards').then((module) => ({ default: module.MonthCards })))

type InsightsScreenProps = {
  now: Today
  /** When the page was made, in milliseconds. */
  renderedAt: number
}

/** What the coach makes of the week, with the ground for each claim, and of each mission. */
export function InsightsScreen({ now, renderedAt }: InsightsScreenProps) {
  const user = useCurrentUser()
  // The address says which: it can be shared, and Back leads to the one before. The server is not asked again.
  const span = spanOf(useSearchParams(), now.today)
  const setSpan = (next: ReviewSpan) =>
    window.history.pushState(null, '', `${paths.insights}${spanQuery(next, now.today)}`)
  const isWeek = span.kind === 'week'
  const isThisWeek = isWeek && span.at === null
  const { data: goals } = useGoals()
  const { entries } = useJournal(wholeJournal)
  const isEmpty = goals?.length === 0 && entries?.length === 0
  const record = useTrackRecord()
  const coach = user ? coachLabel(user) : coaches.elon
  return (
    <SourceHost now={now}>
      <ClaimActs now={now}>
        <div className="screen paper max-sm:gap-3">
          <RefreshOnReturn renderedAt={renderedAt} />
          <PageHeader
            eyebrow={
              <>
                {coach.name}
                <span className="max-sm:hidden"> · {coach.style}</span>
              </>
            }
            title="Mission Analytics"
            isTight
            // Nothing to export yet.
            actions={!isEmpty && <ExportInsights today={now.today} />}
          />
          {isEmpty ? <FirstReview /> : <SpanPicker span={span} today={now.today} onChange={setSpan} />}
          {!isEmpty && isWeek && (
            <>
              <WeekCards
                coachName={coach.name}
                now={now}
                monday={span.at}
                review={isThisWeek && <ReviewCard now={now} />}
              />
              {isThisWeek && <GoalsCard now={now} />}
              {isThisWeek && <FocusCard now={now} />}
            </>
          )}
          {!isEmpty && !isWeek && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <MonthCards month={span.at ?? now.today.slice(0, 7)} today={now.today} />
            </Suspense>
          )}
          {isThisWeek && <MissionLogs now={now} />}
          {isWeek && span.at !== null && <WeekLogs key={span.at} monday={span.at} now={now} />}
          {!isEmpty && isThisWeek && (
            <PhoneFold label={record ? 'Your year, patterns and forecasts' : 'Your year and its patterns'}>
              <EnergyPanel />
              <ExperimentsCard now={now} />
              <TrackRecord />
              {/* Read when the page stands already, and so last: what grows then moves nothing. */}
              <PatternsCard now={now} />
            </PhoneFold>
          )}
        </div>
      </ClaimActs>
    </SourceHost>
  )
}
