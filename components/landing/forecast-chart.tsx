const start = { x: 38, day: 0 }
const end = { x: 500, day: 181 }
const today = 84
const due = 152
const expected = 161

/** Days since 1 November, across. */
function x(day: number): number {
  return Math.round((start.x + ((end.x - start.x) * day) / end.day) * 10) / 10
}

/** Percent, up. */
function y(percent: number): number {
  return Math.round((172 - percent * 1.44) * 10) / 10
}

const months = [
  [0, 'Nov'],
  [30, 'Dec'],
  [61, 'Jan'],
  [92, 'Feb'],
  [120, 'Mar'],
  [151, 'Apr'],
] as const

const steps = [
  [9, 6],
  [23, 14],
  [37, 20],
  [58, 32],
  [72, 46],
  [82, 52],
] as const

const flown = `M${x(0)} ${y(0)}${steps.map(([day, percent]) => `H${x(day)}V${y(percent)}`).join('')}H${x(today)}`
const band = `M${x(today)} ${y(52)}L${x(139)} ${y(100)}H${x(181)}V${y(88)}Z`

/** Progress so far as steps, the line it should have kept, and where it is heading, with how sure that is. */
export function ForecastChart() {
  return (
    <svg
      viewBox="-6 0 532 198"
      fill="none"
      aria-hidden="true"
      className="block w-full font-mono text-[19px] sm:text-[11px]"
    >
      <g stroke="var(--rule)">
        {[0, 50, 100].map((percent) => (
          <path key={percent} d={`M${start.x} ${y(percent)}H${end.x}`} />
        ))}
      </g>
      <g fill="var(--ink-3)">
        {[0, 50, 100].map((percent) => (
          <text key={percent} x={start.x - 7} y={y(percent)} textAnchor="end" dominantBaseline="central">
            {percent}
          </text>
        ))}
        {months.map(([day, name]) => (
          <text key={name} x={x(day)} y="192">
            {name}
          </text>
        ))}
      </g>
      <path d={band} fill="var(--burn)" opacity="0.13" />
      <path d={`M${x(0)} ${y(0)}L${x(due)} ${y(100)}`} stroke="var(--rule-strong)" strokeDasharray="2 5" />
      <path d={`M${x(due)} ${y(0)}V16`} stroke="var(--rule-strong)" />
      <path
        d={`M${x(today)} ${y(52)}L${x(expected)} ${y(100)}`}
        stroke="var(--burn)"
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <path d={flown} stroke="var(--health)" strokeWidth="2.25" strokeLinejoin="round" />
      <circle cx={x(today)} cy={y(52)} r="4.5" fill="var(--health)" stroke="var(--surface)" strokeWidth="2" />
      <circle cx={x(expected)} cy={y(100)} r="9" fill="var(--burn)" opacity="0.2" />
      <circle cx={x(expected)} cy={y(100)} r="4" fill="var(--burn)" />
      <text x={x(today) + 10} y={y(52) + 18} fill="var(--ink-2)">
        today
      </text>
      <text x={x(due) - 7} y="16" textAnchor="end" fill="var(--ink-2)">
        due 2 Apr
      </text>
      <text x={x(expected) + 4} y="16" fill="var(--burn)">
        11 Apr
      </text>
    </svg>
  )
}
