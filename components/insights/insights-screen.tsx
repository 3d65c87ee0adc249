'use client'

import { EnergyPanel } from '@/components/charts/energy-panel'
import { RefreshOnReturn } from '@/components/dashboard/refresh-on-return'
import { MissionLogs } from '@/components/journal/mission-logs'
import { PageHeader } from '@/components/shared/page-header'
import type { Today } from '@/lib/client/calendar'
import { useCurrentUser } from '@/lib/client/current-user'
import { coaches, coachLabel } from '@/lib/contract/coaches'
import { ExportInsights } from './export-insights'
import { FocusCard } from './focus-card'
import { GoalsCard } from './goals-card'
import { SourceHost } from './source-host'
import { TrackRecord } from './track-record'
import { WeekCards } from './week-cards'

type InsightsScreenProps = {
  now: Today
  /** When the page was made, in milliseconds. */
  renderedAt: number
}

/** What the coach makes of the week, with the ground for each claim, and of each mission. */
export function InsightsScreen({ now, renderedAt }: InsightsScreenProps) {
  const user = useCurrentUser()
  const coach = user ? coachLabel(user) : coaches.elon
  return (
    <SourceHost now={now}>
      <div className="screen">
        <RefreshOnReturn renderedAt={renderedAt} />
        <PageHeader
          eyebrow={`${coach.name} · ${coach.style}`}
          title="Mission Analytics"
          actions={<ExportInsights today={now.today} />}
        />
        <WeekCards coachName={coach.name} now={now} />
        <EnergyPanel />
        <GoalsCard now={now} />
        <TrackRecord />
        <FocusCard />
        <MissionLogs now={now} />
      </div>
    </SourceHost>
  )
}
