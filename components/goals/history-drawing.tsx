'use client'

import { Area, CartesianGrid, ComposedChart, Line, ReferenceDot, ReferenceLine, XAxis, YAxis } from 'recharts'
import { axis, grid } from '@/components/charts/chart-parts'
import { type HistoryPicture, timeNames, timeTicks } from '@/lib/client/goals/history-chart'
import { dayName } from '@/lib/client/time/calendar'
import type { UnitAxis } from '@/lib/client/values/value-picture'

type HistoryDrawingProps = {
  picture: HistoryPicture
  /** The axis of a goal that is counted; per cent without it. */
  unit: UnitAxis | null
  /** Whether values lie on one line: between two of a level everything was passed, of a total nothing. */
  isLevel: boolean
  color: string
  today: string
}

const perCent = [0, 25, 50, 75, 100].map((at) => ({ at, label: `${at}%` }))

const still = { isAnimationActive: false, connectNulls: true, activeDot: false } as const

/** Progress as steps, the line to the target date, and the fan of dates ahead. */
export function HistoryDrawing({ picture, unit, isLevel, color, today }: HistoryDrawingProps) {
  const { rows, start, end, due, arrival } = picture
  const ticks = unit?.ticks ?? perCent
  const times = timeTicks(start, end)
  const names = timeNames(times, start, end, today)
  const isForecast = rows.some((row) => row.band)
  return (
    <ComposedChart
      responsive
      accessibilityLayer={false}
      data={rows}
      margin={{ top: 20, right: 14, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid {...grid} />
      <XAxis
        {...axis}
        dataKey="at"
        type="number"
        domain={[start, end]}
        allowDataOverflow
        ticks={times}
        tickFormatter={(at: number) => names[times.indexOf(at)] ?? ''}
        tickMargin={8}
        height={28}
      />
      <YAxis
        {...axis}
        domain={[unit?.low ?? 0, unit?.high ?? 100]}
        ticks={ticks.map(({ at }) => at)}
        tickFormatter={(at: number) => ticks.find((tick) => tick.at === at)?.label ?? ''}
        width={44}
        tickMargin={8}
      />
      {isForecast && (
        <Area {...still} dataKey="band" type="linear" stroke="none" fill="var(--burn)" fillOpacity={0.14} dot={false} />
      )}
      <Line
        {...still}
        dataKey="target"
        stroke="var(--rule-strong)"
        strokeWidth={1.5}
        strokeDasharray="2 4"
        dot={false}
      />
      {due && (
        <ReferenceLine
          x={due}
          stroke="var(--rule-strong)"
          label={{
            value: `due ${dayName(new Date(due).toISOString().slice(0, 10), today)}`,
            position: due - start > (end - start) / 2 ? 'insideTopRight' : 'insideTopLeft',
            fill: 'var(--ink-2)',
            fontSize: 12,
            dy: -22,
          }}
        />
      )}
      <Line {...still} dataKey="expected" stroke="var(--burn)" strokeWidth={1.75} strokeDasharray="5 4" dot={false} />
      <Line
        {...still}
        dataKey="progress"
        type={isLevel ? 'linear' : 'stepAfter'}
        stroke={color}
        strokeWidth={2.25}
        dot={false}
      />
      <Line
        {...still}
        dataKey="event"
        stroke="none"
        dot={{ r: 4, fill: color, stroke: 'var(--surface)', strokeWidth: 2, clipDot: false }}
      />
      {arrival && <ReferenceDot x={arrival} y={100} r={4} fill="var(--burn)" stroke="var(--surface)" strokeWidth={2} />}
    </ComposedChart>
  )
}
