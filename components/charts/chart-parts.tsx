import type { ReactNode } from 'react'

/** What every chart draws its axes with; the theme comes through the variables. */
export const axis = {
  stroke: 'var(--rule-strong)',
  tick: { fill: 'var(--ink-3)', fontSize: 12 },
  tickLine: false,
  axisLine: false,
} as const

export const grid = { stroke: 'var(--rule)', vertical: false } as const

/** What the pointer is on. */
export function ChartTip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control border border-rule bg-surface px-3 py-2 font-sans text-xs text-ink-2 shadow-float">
      <p className="font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}
