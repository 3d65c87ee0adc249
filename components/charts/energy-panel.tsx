'use client'

import { CalendarHeart } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useEnergy } from '@/lib/client/energy'
import type { EnergyYear } from '@/lib/contract/energy'
import { messages } from '@/lib/contract/messages'
import { EnergyHeatmap } from './energy-heatmap'
import { EnergyTrend } from './energy-trend'
import { EntriesPerWeek } from './entries-per-week'

/** The year's energy at a glance, where it is heading, and how steadily it was logged. */
export function EnergyPanel() {
  const { data: year, error, refetch } = useEnergy()
  if (!year && !error) {
    return (
      <YearCard>
        <Skeleton className="h-64" />
      </YearCard>
    )
  }
  if (!year) {
    return (
      <YearCard>
        <EmptyState
          title={messages.failed.load}
          text={error?.sentence}
          action={<Button onClick={() => refetch()}>Try again</Button>}
        />
      </YearCard>
    )
  }
  if (year.days.length === 0) {
    return (
      <YearCard>
        <EmptyState
          icon={<CalendarHeart />}
          title="No energy logged in the last year"
          text="Write a mission log with your energy of the day. Each day becomes a square here, and three days in a week a trend."
        />
      </YearCard>
    )
  }
  return <EnergyPictures year={year} />
}

function EnergyPictures({ year }: { year: EnergyYear }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <YearCard
        className="lg:col-span-2"
        span={
          <>
            <span className="sm:hidden">last 26 weeks</span>
            <span className="max-sm:hidden">last 53 weeks</span>
          </>
        }
      >
        <EnergyHeatmap year={year} />
      </YearCard>
      <EnergyTrend year={year} />
      <EntriesPerWeek year={year} />
    </div>
  )
}

function YearCard({ className, span, children }: { className?: string; span?: ReactNode; children: ReactNode }) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle>Energy</CardTitle>
        {span && <span className="text-sm text-ink-3">{span}</span>}
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  )
}
