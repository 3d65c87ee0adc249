'use client'

import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Today } from '@/lib/client/calendar'
import { sourcesOfClaim } from '@/lib/client/evidence'
import { useWeeklyInsight } from '@/lib/client/insights'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { ClaimList } from './claim-list'
import { CoachText } from './coach-text'
import { Sources } from './sources'
import { SummaryCard } from './summary-card'
import { WeekPlaceholder } from './week-placeholder'

/** The week in words: summary, what went well, what stood in the way and what to do, energy. */
export function WeekCards({ coachName, now }: { coachName: string; now: Today }) {
  const { data: week, error, isFetching, refetch } = useWeeklyInsight()
  if (week) {
    return (
      <>
        <SummaryCard week={week} coachName={coachName} now={now} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]">
          <Victories week={week} />
          <Opportunities week={week} />
        </div>
        <Energy week={week} />
      </>
    )
  }
  if (!error || isFetching) return <WeekPlaceholder coachName={coachName} />
  return (
    <Card aria-label="Mission Summary">
      <EmptyState
        title="Your week could not be read"
        text={error.sentence}
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    </Card>
  )
}

type WeekProps = { week: WeeklyInsight }

function Victories({ week }: WeekProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Mission Victories</CardTitle>
      </CardHeader>
      <CardContent>
        <ClaimList
          claims={week.achievements}
          field="achievements"
          evidence={week.evidence}
          tone="bg-ok"
          none="Nothing listed for this week. It fills as you write entries and answer your coach."
        />
      </CardContent>
    </Card>
  )
}

function Opportunities({ week }: WeekProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Optimization Opportunities</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <section className="min-w-0">
          <h3 className="text-sm font-medium tracking-normal text-ink-2">Obstacles</h3>
          <ClaimList
            claims={week.challenges}
            field="challenges"
            evidence={week.evidence}
            tone="bg-warn"
            none="Nothing listed for this week."
          />
        </section>
        <section className="min-w-0">
          <h3 className="text-sm font-medium tracking-normal text-ink-2">Strategic Actions</h3>
          <ClaimList
            claims={week.recommendations}
            field="recommendations"
            evidence={week.evidence}
            tone="bg-burn"
            none="Nothing listed for this week."
          />
        </section>
      </CardContent>
    </Card>
  )
}

function Energy({ week }: WeekProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy Patterns</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-1.5">
        <CoachText text={week.moodTrends} className="max-w-[72ch]" />
        <Sources sources={sourcesOfClaim(week.evidence, 'moodTrends', null)} />
      </CardContent>
    </Card>
  )
}
