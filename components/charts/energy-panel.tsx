'use client'

import type { ReactNode } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { PhoneFold } from '@/components/shared/phone-fold'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useEnergy } from '@/lib/client/energy/api'
import { energyTrend } from '@/lib/client/energy/trend'
import type { EnergyYear } from '@/lib/contract/energy'
import { EnergyHeatmap } from './energy-heatmap'
import { EnergyTrend, TrendFigure } from './energy-trend'
import { EntriesPerWeek } from './entries-per-week'

/**
 * Where the energy is heading, once there is any; where it came from by the end of a day that is over. It tells of more
 * than the week that it stands in: on a phone it waits, with what else it is given.
 */
export function TrendPart({ until, children }: { until?: string; children?: ReactNode }) {
  const { data: year } = useEnergy(until)
  const points = year ? energyTrend(year) : []
  if (!year || points.length === 0) {
    return (
      <>
        {children}
        {year && year.days.length > 0 && !until && <EnergyTrend year={year} />}
      </>
    )
  }
  return (
    <PhoneFold label={children ? 'Entries and energy over time' : 'Energy over time'}>
      {children}
      {until ? <TrendFigure points={points} today={until} isLastWeekMarked /> : <EnergyTrend year={year} />}
    </PhoneFold>
  )
}

/** The year's energy at a glance, and how steadily it was logged. */
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
        <LoadFailed text={error?.sentence} onRetry={refetch} />
      </YearCard>
    )
  }
  // Nothing is drawn of nothing: what there is to write stands in its place, under Mission Logs.
  if (year.days.length === 0) return null
  return <EnergyPictures year={year} />
}

function EnergyPictures({ year }: { year: EnergyYear }) {
  return (
    <div className="grid gap-5">
      <YearCard
        span={
          <>
            <span className="sm:hidden">last 26 weeks</span>
            <span className="max-sm:hidden">last 53 weeks</span>
          </>
        }
      >
        <EnergyHeatmap year={year} />
      </YearCard>
      <EntriesPerWeek year={year} />
    </div>
  )
}

function YearCard({ span, children }: { span?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy</CardTitle>
        {span && <span className="text-sm text-ink-3">{span}</span>}
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  )
}
