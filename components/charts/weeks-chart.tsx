'use client'

import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { countedEntries, type EntryWeek, entryTicks, monthBegins, weekTicks } from '@/lib/client/energy/weeks'
import { dayName } from '@/lib/client/time/calendar'
import { axis, ChartTip, grid } from './chart-parts'

/** Entries a week as bars; the running week is hollow, since it is not over. */
export function WeeksChart({ weeks, today }: { weeks: readonly EntryWeek[]; today: string }) {
  const bars = weeks.map((week) => ({ ...week, fill: week.isCurrent ? 'var(--burn-soft)' : 'var(--burn)' }))
  const counts = entryTicks(weeks)
  const nameOf = (start: string) => (weeks.length > 12 ? (monthBegins(start) ?? '') : dayName(start, today))
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={bars}
      margin={{ top: 10, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="22%"
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid {...grid} />
      <XAxis
        {...axis}
        dataKey="weekStart"
        ticks={weekTicks(weeks)}
        interval="preserveStartEnd"
        tickFormatter={nameOf}
        tickMargin={8}
        height={28}
      />
      <YAxis {...axis} domain={[0, counts.at(-1) ?? 0]} ticks={counts} interval={0} width={28} tickMargin={8} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--raised)' }}
        content={({ active, payload }) => {
          const week = payload[0]?.payload as EntryWeek | undefined
          if (!active || !week) return null
          return (
            <ChartTip title={`Week of ${dayName(week.weekStart, today)}`}>
              <p>
                {countedEntries(week.entries)}
                {week.isCurrent && ' so far'}
              </p>
            </ChartTip>
          )
        }}
      />
      <Bar
        dataKey="entries"
        stroke="var(--burn)"
        strokeWidth={1.5}
        radius={[3, 3, 0, 0]}
        maxBarSize={28}
        isAnimationActive={false}
      />
    </BarChart>
  )
}
