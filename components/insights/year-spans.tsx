'use client'

import { ScreenLink } from '@/components/shared/screen-link'
import { cn } from '@/lib/client/screen/cn'
import { paths } from '@/lib/contract/paths'
import { focusPressedSpan, notePressedSpan } from './span-focus'

/** The spans that Review looks back on, this one marked. */
export function YearSpans({ month }: { month: string }) {
  const spans = [
    { label: 'Week', href: paths.insights },
    { label: 'Month', href: `${paths.insights}?month=${month}` },
  ]
  const look = 'inline-flex h-9 items-center rounded-[7px] px-3 text-sm font-medium pointer-coarse:h-11'
  return (
    <nav aria-label="Review" className="flex w-fit gap-0.5 rounded-control bg-raised p-0.5 print:hidden">
      {spans.map(({ label, href }) => (
        <ScreenLink key={label} href={href} onClick={notePressedSpan} className={cn(look, 'text-ink-2 hover:text-ink')}>
          {label}
        </ScreenLink>
      ))}
      <span
        ref={focusPressedSpan}
        tabIndex={-1}
        aria-current="page"
        className={cn(look, 'outline-none bg-surface [box-shadow:0_0_0_1px_var(--rule-strong)]')}
      >
        Year
      </span>
    </nav>
  )
}
