import type { ReactNode } from 'react'
import type { ChartRow, HistoryPicture } from '@/lib/client/goals/history-chart'
import type { UnitAxis } from '@/lib/client/values/value-picture'

const SIZE = 1_000
const QUARTERS = [0, 25, 50, 75, 100]

type HistorySketchProps = { picture: HistoryPicture; unit: UnitAxis | null; isLevel: boolean; color: string }

/**
 * The lines of the drawing in the very place where it will have them: it comes with the page, the drawing with its axes
 * and dots a moment later.
 */
export function HistorySketch({ picture, unit, isLevel, color }: HistorySketchProps) {
  const { rows, start, end } = picture
  const [low, high] = [unit?.low ?? 0, unit?.high ?? 100]
  const x = (at: number) => Math.round((SIZE * (at - start)) / (end - start))
  const y = (value: number) => Math.round(SIZE - (SIZE * (value - low)) / (high - low))
  const along = (line: 'progress' | 'target' | 'expected', steps = false) =>
    rows
      .flatMap((row) => (row[line] === undefined ? [] : [{ at: row.at, value: row[line] }]))
      .map(({ at, value }, index) => `${index === 0 ? 'M' : steps ? `H${x(at)}L` : 'L'}${x(at)} ${y(value)}`)
      .join('')
  const fan = rows.flatMap((row) => (row.band ? [{ at: row.at, band: row.band }] : []))
  const edge = (points: readonly Required<Pick<ChartRow, 'at' | 'band'>>[], side: 0 | 1) =>
    points.map(({ at, band }) => `${x(at)} ${y(band[side])}`)
  return (
    // As far from the edges as the drawing is: its axes' labels stand there.
    <div className="size-full pt-5 pr-3.5 pb-7 pl-11">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        {(unit?.ticks.map(({ at }) => at) ?? QUARTERS).map((at) => (
          <Stroke key={at} d={`M0 ${y(at)}H${SIZE}`} color="var(--rule)" width={1} />
        ))}
        {fan.length > 0 && (
          <path
            suppressHydrationWarning
            d={`M${[...edge(fan, 0), ...edge(fan, 1).reverse()].join('L')}Z`}
            fill="var(--burn)"
            fillOpacity="0.14"
          />
        )}
        <Stroke d={along('target')} color="var(--rule-strong)" width={1.5} dashes="2 4" />
        <Stroke d={along('expected')} color="var(--burn)" width={1.75} dashes="5 4" />
        <Stroke d={along('progress', !isLevel)} color={color} width={2.25} />
      </svg>
    </div>
  )
}

type StrokeProps = { d: string; color: string; width: number; dashes?: string }

/** A line as wide at every width of the picture. Between the page's making and its reading the last moment moves on. */
function Stroke({ d, color, width, dashes }: StrokeProps): ReactNode {
  return (
    d !== '' && (
      <path
        suppressHydrationWarning
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
