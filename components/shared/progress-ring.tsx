type ProgressRingProps = {
  /** 0 to 100; anything else is brought into that range. */
  value: number
  size?: number
  stroke?: number
  /** A CSS colour; a domain's, for instance. */
  color?: string
  label?: string
  /** Whole, with no share told: of what has ended without one. */
  isEnded?: boolean
  className?: string
}

/** A percentage as an arc, as text, and with a lit point where the arc has got to. */
export function ProgressRing({
  value,
  size = 80,
  stroke = 6,
  color = 'var(--burn)',
  label,
  isEnded = false,
  className,
}: ProgressRingProps) {
  const percent = Math.round(isEnded ? 100 : Math.min(100, Math.max(0, value)))
  const middle = size / 2
  const tip = stroke * 0.75
  const radius = middle - tip - 1
  const circumference = 2 * Math.PI * radius
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label ?? (isEnded ? 'Completed' : `${percent}% complete`)}
      className={className}
    >
      <g fill="none" strokeWidth={stroke} transform={`rotate(-90 ${middle} ${middle})`}>
        <circle cx={middle} cy={middle} r={radius} stroke="var(--rule)" />
        {percent > 0 && (
          <circle
            cx={middle}
            cy={middle}
            r={radius}
            stroke={color}
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - percent / 100)}
          />
        )}
      </g>
      {percent < 100 && (
        <circle
          cx={middle}
          cy={middle - radius}
          r={tip}
          fill={color}
          stroke="var(--surface)"
          strokeWidth="2"
          transform={`rotate(${percent * 3.6} ${middle} ${middle})`}
        />
      )}
      <text
        x="50%"
        y="50%"
        dominantBaseline="central"
        textAnchor="middle"
        fill="var(--ink)"
        fontSize={size * 0.235}
        fontWeight="600"
        letterSpacing="-0.02em"
        className="num"
      >
        {isEnded ? '✓' : `${percent}%`}
      </text>
    </svg>
  )
}
