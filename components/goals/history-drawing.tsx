import type { ReactNode } from 'react'
import { type ChartRow, type HistoryPicture, timeNames, timeTicks } from '@/lib/client/goals/history-chart'
import { dayName } from '@/lib/client/time/calendar'
import type { UnitAxis } from '@/lib/client/values/value-picture'

const SIZE = 1_000
const perCent = [0, 25, 50, 75, 100].map((at) => ({ at, label: `${at}%` }))

type HistoryDrawingProps = {
  picture: HistoryPicture
  /** The axis of a goal that is counted; per cent without it. */
  unit: UnitAxis | null
  /** Whether values lie on one line: between two of a level everything was passed, of a total nothing. */
  isLevel: boolean
  color: string
  today: string
  /** Where the goal stands, in words: beside the only point of a goal of one day. */
  standing: string
}

/** Progress as steps, the line to the target date, and the fan of dates ahead. It comes with the page, its axes too. */
export function HistoryDrawing({ picture, unit, isLevel, color, today, standing }: HistoryDrawingProps) {
  const { rows, start, end, due, arrival, only } = picture
  const [low, high] = [unit?.low ?? 0, unit?.high ?? 100]
  const ticks = unit?.ticks ?? perCent
  const times = timeTicks(start, end)
  const names = timeNames(times, start, end, today)
  const x = (at: number) => Math.round((SIZE * (at - start)) / (end - start))
  const y = (value: number) => Math.round(SIZE - (SIZE * (value - low)) / (high - low))
  const left = (at: number) => `${x(at) / 10}%`
  const top = (value: number) => `${y(value) / 10}%`
  const along = (line: 'progress' | 'target' | 'expected', steps = false) =>
    rows
      .flatMap((row) => (row[line] === undefined ? [] : [{ at: row.at, value: row[line] }]))
      .map(({ at, value }, index) => `${index === 0 ? 'M' : steps ? `H${x(at)}L` : 'L'}${x(at)} ${y(value)}`)
      .join('')
  const fan = rows.flatMap((row) => (row.band ? [{ at: row.at, band: row.band }] : []))
  const edge = (points: readonly Required<Pick<ChartRow, 'at' | 'band'>>[], side: 0 | 1) =>
    points.map(({ at, band }) => `${x(at)} ${y(band[side])}`)
  const dots = rows.flatMap(({ at, event }) => (event === undefined ? [] : [{ at, event }]))
  // A name stands on the side where there is more room.
  const isDueLate = due !== null && due - start > (end - start) / 2
  return (
    <div aria-hidden="true" className="size-full pt-5 pr-3.5 pb-7 pl-11">
      <div className="relative size-full">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          {ticks.map(({ at }) => (
            <Stroke key={at} d={`M0 ${y(at)}H${SIZE}`} color="var(--rule)" width={1} />
          ))}
          {fan.length > 0 && (
            <path
              suppressHydrationWarning
              data-part="fan"
              d={`M${[...edge(fan, 0), ...edge(fan, 1).reverse()].join('L')}Z`}
              fill="var(--burn)"
              fillOpacity="0.14"
            />
          )}
          <Stroke d={along('target')} color="var(--rule-strong)" width={1.5} dashes="2 4" />
          {due !== null && <Stroke d={`M${x(due)} 0V${SIZE}`} color="var(--rule-strong)" width={1} />}
          <Stroke d={along('expected')} color="var(--burn)" width={1.75} dashes="5 4" />
          <Stroke d={along('progress', !isLevel)} color={color} width={2.25} part="progress" />
          {dots.map(({ at, event }) => (
            <Dot key={`${at} ${event}`} d={`M${x(at)} ${y(event)}h0`} color={color} />
          ))}
          {arrival !== null && <Dot d={`M${x(arrival)} ${y(100)}h0`} color="var(--burn)" />}
        </svg>
        {ticks.map(({ at, label }) => (
          <Name key={at} style={{ right: 'calc(100% + 8px)', top: top(at), transform: 'translateY(-50%)' }}>
            {label}
          </Name>
        ))}
        {times.map((at, index) => (
          <Name key={at} style={{ left: left(at), top: 'calc(100% + 6px)', transform: 'translateX(-50%)' }}>
            {names[index]}
          </Name>
        ))}
        {due !== null && (
          <Name
            style={{
              left: left(due),
              bottom: 'calc(100% + 2px)',
              color: 'var(--ink-2)',
              transform: isDueLate ? 'translateX(-100%)' : undefined,
            }}
          >
            due {dayName(new Date(due).toISOString().slice(0, 10), today)}
          </Name>
        )}
        {only && (
          <Name
            style={{
              left: `calc(${left(only.at)} + 10px)`,
              top: top(only.progress),
              transform: 'translateY(-50%)',
              color: 'var(--ink)',
            }}
          >
            {standing}
          </Name>
        )}
      </div>
    </div>
  )
}

/** What a place of the picture is called. */
function Name({ style, children }: { style: Record<string, string | undefined>; children: ReactNode }) {
  return (
    <span
      suppressHydrationWarning
      className="absolute whitespace-nowrap"
      style={{ lineHeight: 1, color: 'var(--ink-3)', ...style }}
    >
      {children}
    </span>
  )
}

type StrokeProps = { d: string; color: string; width: number; dashes?: string; part?: string }

/** A line as wide at every width of the picture. Between the page's making and its reading the last moment moves on. */
function Stroke({ d, color, width, dashes, part }: StrokeProps): ReactNode {
  return (
    d !== '' && (
      <path
        suppressHydrationWarning
        data-part={part}
        d={d}
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeDasharray={dashes}
        vectorEffect="non-scaling-stroke"
      />
    )
  )
}

/** A line of no length with round ends: it stays round however the picture is stretched. */
function Dot({ d, color }: { d: string; color: string }) {
  return [12, 8].map((width) => (
    <path
      key={width}
      suppressHydrationWarning
      data-part={width === 8 ? 'dot' : undefined}
      d={d}
      fill="none"
      stroke={width === 8 ? color : 'var(--surface)'}
      strokeWidth={width}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  ))
}
