import { Card } from '@/components/ui/card'
import type { Stat } from './stats'

export function StatPanel({ stats }: { stats: readonly Stat[] }) {
  return (
    <Card aria-label="Your numbers">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[inherit] bg-rule">
        {stats.map(({ label, value, unit, caption }) => (
          <div key={label} className="min-w-0 bg-surface px-4 py-3 sm:px-5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-3xl/tight font-semibold tracking-[-0.03em]">
              {value}
              {unit && <span className="ml-1.5 text-sm font-medium tracking-normal text-ink-2">{unit}</span>}
            </dd>
            <dd className="line-clamp-2 text-sm text-pretty text-ink-3 wrap-anywhere" title={caption}>
              <bdi>{caption}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
