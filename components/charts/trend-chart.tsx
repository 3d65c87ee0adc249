'use client'

import { CartesianGrid, ComposedChart, Line, ReferenceArea, Tooltip, XAxis, YAxis } from 'recharts'
import { energyNumber } from '@/lib/client/energy/heatmap'
import { isLong, type TrendPoint, tickName, trendTicks } from '@/lib/client/energy/trend'
import { dayName } from '@/lib/client/time/calendar'
import { axis, ChartTip, grid } from './chart-parts'

type TrendChartProps = { points: readonly TrendPoint[]; today: string; isLastWeekMarked?: boolean | undefined }

/** Each logged day as a dot, their seven-day average as the line. */
export function TrendChart({ points, today, isLastWeekMarked }: TrendChartProps) {
  const [monday, sunday] = [points.at(-7)?.at, points.at(-1)?.at]
  return (
    <ComposedChart
      responsive
      accessibilityLayer={false}
      data={points}
      // The last mark of the axis is as wide to both sides of its day.
      margin={{ top: 10, right: 20, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      {isLastWeekMarked && monday !== undefined && sunday !== undefined && (
        <ReferenceArea x1={monday} x2={sunday} fill="var(--raised)" fillOpacity={0.6} ifOverflow="visible" />
      )}
      <CartesianGrid {...grid} />
      <XAxis
        {...axis}
        dataKey="at"
        type="number"
        domain={['dataMin', 'dataMax']}
        ticks={trendTicks(points)}
        tickFormatter={(at: number) => tickName(at, today, isLong(points))}
        tickMargin={8}
        height={28}
      />
      <YAxis {...axis} domain={[0.4, 5]} ticks={[1, 2, 3, 4, 5]} width={24} tickMargin={8} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--rule-strong)' }}
        content={({ active, payload }) => {
          const point = payload[0]?.payload as TrendPoint | undefined
          return active && point ? <TrendTip point={point} today={today} /> : null
        }}
      />
      <Line
        dataKey="mean"
        stroke="none"
        dot={{ r: 2.5, fill: 'var(--energy-4)', stroke: 'none' }}
        activeDot={{ r: 4, fill: 'var(--energy-4)', stroke: 'none' }}
        isAnimationActive={false}
      />
      <Line
        dataKey="sevenDays"
        type="monotone"
        stroke="var(--burn)"
        strokeWidth={2.25}
        dot={false}
        activeDot={{ r: 4, fill: 'var(--burn)', stroke: 'var(--surface)', strokeWidth: 2 }}
        isAnimationActive={false}
      />
      <Line dataKey="checkIn" stroke="none" dot={<CheckInMark />} activeDot={false} isAnimationActive={false} />
    </ComposedChart>
  )
}

/** A diamond at the foot of a day on which the user told how a goal goes. */
function CheckInMark({ cx, cy, value }: { cx?: number; cy?: number; value?: number | null }) {
  if (cx === undefined || cy === undefined || value === null || value === undefined) return null
  return <path d={`M${cx} ${cy - 4}l4 4l-4 4l-4 -4z`} fill="var(--ok)" />
}

function TrendTip({ point: { date, mean, sevenDays, checkIn }, today }: { point: TrendPoint; today: string }) {
  return (
    <ChartTip title={dayName(date, today)}>
      <p>{mean === null ? 'Nothing logged' : `Energy ${energyNumber(mean)}`}</p>
      {sevenDays !== null && <p>Seven-day average {energyNumber(sevenDays)}</p>}
      {checkIn !== null && <p>Check-in</p>}
    </ChartTip>
  )
}
