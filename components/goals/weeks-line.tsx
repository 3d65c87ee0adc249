const WIDTH = 72
const HEIGHT = 24
const EDGE = 3

/** The progress at the end of each of the last eight weeks, as a line. What it tells stands beside it in words. */
export function WeeksLine({ weeks, color }: { weeks: readonly number[]; color: string }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, weeks.length - 1)
  const points = weeks.map((progress, at) => [
    Math.round(10 * (EDGE + at * step)) / 10,
    Math.round(10 * (HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * progress) / 100)) / 10,
  ])
  const [x, y] = points.at(-1) ?? [EDGE, HEIGHT - EDGE]
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="shrink-0">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="2.5" fill={color} />
    </svg>
  )
}
