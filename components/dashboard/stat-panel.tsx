import { Card } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import type { Stat } from './stats'

/** `isStrip`: all four beside each other where there is the width, and in small: they say that nothing is there yet. */
export function StatPanel({ stats, isStrip = false }: { stats: readonly Stat[]; isStrip?: boolean }) {
  return (
    <Card aria-label="Your numbers">
      <dl
        className={cn(
          'grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-px overflow-hidden rounded-[inherit] bg-rule',
          !isStrip && 'lg:grid-cols-2',
        )}
      >
        {stats.map(({ label, value, unit, caption }) => (
          <div key={label} className="grid min-w-0 content-start bg-surface px-2.5 py-3 sm:px-5">
            <dt className="text-sm text-ink-2 max-sm:min-h-[2lh] max-sm:text-xs">{label}</dt>
            <dd
              className={cn(
                'num flex flex-wrap items-baseline gap-x-1.5 max-sm:gap-x-1',
                isStrip
                  ? 'text-base font-[550]'
                  : 'text-3xl/tight font-semibold tracking-[-0.03em] max-sm:text-2xl/tight',
              )}
            >
              {value}
              {unit && (
                <span className="whitespace-nowrap text-sm font-medium tracking-normal text-ink-2 max-sm:text-xs">
                  {unit}
                </span>
              )}
            </dd>
            <dd className="line-clamp-2 text-sm text-pretty text-ink-3 max-sm:text-xs wrap-anywhere" title={caption}>
              <bdi>{caption}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
