import { Card } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import type { Stat } from './stats'

/** `isStrip`: all four beside each other where there is the width. */
export function StatPanel({ stats, isStrip = false }: { stats: readonly Stat[]; isStrip?: boolean }) {
  return (
    <Card aria-label="Your numbers">
      <dl
        className={cn('grid grid-cols-2 gap-px overflow-hidden rounded-[inherit] bg-rule', isStrip && 'md:grid-cols-4')}
      >
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
