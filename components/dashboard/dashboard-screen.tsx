'use client'

import { PageHeader } from '@/components/shared/page-header'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import type { User } from '@/lib/contract/user'
import { CoachCard } from './coach-card'
import { EnergyCard } from './energy-card'
import { ledeOf } from './lede'
import { longDay } from './long-day'
import { Pieces } from './pieces'
import { RecentMissions } from './recent-missions'
import { RefreshOnReturn } from './refresh-on-return'
import { StatPanel } from './stat-panel'
import { statsOf } from './stats'
import { TodaysAlerts } from './todays-alerts'

type DashboardScreenProps = { user: User; summary: DashboardSummary; renderedAt: number }

/**
 * What matters today, whether it is on course, and what to do next. A client component, though it handles nothing: what
 * a server component renders is rendered twice and sent twice, and this is the screen that is opened most (docs/speed.md).
 */
export function DashboardScreen({ user, summary, renderedAt }: DashboardScreenProps) {
  return (
    <div className="screen">
      <RefreshOnReturn renderedAt={renderedAt} />
      <PageHeader
        eyebrow={`Mission Control · ${longDay(summary.today)}`}
        title={`Welcome back, ${user.firstName || 'Visionary'}`}
        lede={<Pieces pieces={ledeOf(summary)} />}
      />
      <StatPanel stats={statsOf(summary)} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <RecentMissions summary={summary} />
        <div className="grid content-start gap-5 lg:row-span-2">
          <TodaysAlerts
            now={{ today: summary.today, timeZone: summary.timeZone }}
            renderedAt={renderedAt}
            goals={summary.goals.map(({ id, title }) => ({ id, title }))}
          />
          <EnergyCard summary={summary} />
        </div>
        <CoachCard user={user} summary={summary} />
      </div>
    </div>
  )
}
