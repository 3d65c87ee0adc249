import type { ReactNode } from 'react'

function Dial({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 300 104" fill="none" aria-hidden="true" className="block h-26 w-full font-mono text-xs">
      {children}
    </svg>
  )
}

const minutes = [
  [10, '09:12', 'asked'],
  [118, '09:13', 'answered'],
  [226, '09:14', 'under way'],
] as const

/** From the question to the next step: two minutes on a scale. */
export function MinuteScale() {
  return (
    <Dial>
      <path d="M10 60H290" stroke="var(--rule-strong)" />
      {Array.from({ length: 27 }, (_, tick) => 10 + tick * 10.8).map((x) => (
        <path key={x} d={`M${x} 60v-6`} stroke="var(--rule-strong)" strokeOpacity="0.6" />
      ))}
      <path d="M10 60H226" stroke="var(--burn)" strokeWidth="3" />
      {minutes.map(([x, time, what], index) => (
        <g key={time}>
          <circle cx={x} cy="60" r={index === 2 ? 6 : 4} fill="var(--burn)" stroke="var(--surface)" strokeWidth="2" />
          <text x={x - 4} y="36" fill="var(--ink)" fontSize="13">
            {time}
          </text>
          <text x={x - 4} y="86" fill="var(--ink-3)">
            {what}
          </text>
        </g>
      ))}
    </Dial>
  )
}

const milestones = [
  [52, 71.4],
  [104, 47.4],
  [160, 29.5],
] as const

/** A climb with its milestones, and the highest point lit. */
export function AltitudeArc() {
  return (
    <Dial>
      <path d="M10 96H290" stroke="var(--rule-strong)" />
      {[24, 48, 72].map((y) => (
        <path key={y} d={`M10 ${y}H290`} stroke="var(--rule)" strokeDasharray="2 5" />
      ))}
      <path d="M10 96C70 54 150 20 252 18" stroke="var(--rule-strong)" strokeDasharray="3 4" />
      <path d="M10 96C42 73.6 79.7 53.5 122 40" stroke="var(--ink)" strokeWidth="2.25" strokeLinecap="round" />
      {milestones.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="4.5"
          fill={index < 2 ? 'var(--ink)' : 'var(--surface)'}
          stroke={index < 2 ? 'var(--surface)' : 'var(--rule-strong)'}
          strokeWidth="2"
        />
      ))}
      <circle cx="252" cy="18" r="13" fill="var(--burn)" opacity="0.16" />
      <circle cx="252" cy="18" r="6" fill="var(--burn)" />
      <text x="126" y="60" fill="var(--ink-2)">
        you
      </text>
      <text x="252" y="50" textAnchor="middle" fill="var(--burn)">
        apogee
      </text>
    </Dial>
  )
}

const energies = [3, 2, 3, 0, 3, 4, 3, 2, 3, 3, 4, 0, 4, 5, 3, 4, 4, 0, 4, 5, 5] as const
const weeklyMean = 'M24 52.3L52 50L94 47L136 42L178 36L220 29L276 21'

/** Three weeks of energy, dimmer to brighter, with the mean rising over it. */
export function EnergyStrip() {
  return (
    <Dial>
      {energies.map((energy, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
          key={day}
          x={10 + day * 13.4}
          y="68"
          width="11"
          height="11"
          rx="2.5"
          fill={energy === 0 ? 'var(--raised)' : `var(--energy-${energy})`}
        />
      ))}
      <path d="M10 60H290M10 14H290" stroke="var(--rule)" />
      <path d={weeklyMean} stroke="var(--burn)" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx="276" cy="21" r="4" fill="var(--burn)" />
      <text x="10" y="98" fill="var(--ink-3)">
        21 days
      </text>
      <text x="290" y="98" textAnchor="end" fill="var(--ink-3)">
        energy, 7-day mean
      </text>
    </Dial>
  )
}
