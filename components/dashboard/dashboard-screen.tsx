'use client'

import { PageHeader } from '@/components/shared/page-header'
import { CoachCard } from './coach-card'
import type { DashboardView } from './dashboard-view'
import { EnergyCard } from './energy-card'
import { Pieces } from './pieces'
import { RecentMissions } from './recent-missions'
import { RefreshOnReturn } from './refresh-on-return'
import { StatPanel } from './stat-panel'
import { TodaysAlerts } from './todays-alerts'

/**
 * What matters today, whether it is on course, and what to do next. A client component, though it handles nothing: what
 * a server component renders is rendered twice and sent twice, and this is the screen that is opened most (docs/speed.md).
 */
export function DashboardScreen({ view, renderedAt }: { view: DashboardView; renderedAt: number }) {
  const { name, day, today, timeZone, lede, stats, missions, coach, isEnergyLogged, alertGoals } = view
  return (
    <div className="screen">
      <RefreshOnReturn renderedAt={renderedAt} />
      <PageHeader
        eyebrow={`Mission Control · ${day}`}
        title={`Welcome back, ${name}`}
        lede={<Pieces pieces={lede} />}
      />
      <StatPanel stats={stats} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <RecentMissions missions={missions} />
        <div className="grid content-start gap-5 lg:row-span-2">
          <TodaysAlerts now={{ today, timeZone }} renderedAt={renderedAt} goals={alertGoals} />
          <EnergyCard isLogged={isEnergyLogged} />
        </div>
        <CoachCard coach={coach} />
      </div>
    </div>
  )
}
