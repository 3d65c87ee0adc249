'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { paths } from '@/lib/contract/paths'
import { focusPressedSpan, notePressedSpan } from './span-focus'

type YearSpansProps = { year: string; month: string; isLast: boolean }

/** The spans that Review looks back on, this one marked, and the way to the years around it. */
export function YearSpans({ year, month, isLast }: YearSpansProps) {
  const spans = [
    { label: 'Week', href: paths.insights },
    { label: 'Month', href: `${paths.insights}?month=${month}` },
  ]
  const look = 'inline-flex h-9 items-center rounded-[7px] px-2 text-sm font-medium sm:px-4 pointer-coarse:h-11'
  const step = buttonVariants({ variant: 'ghost', size: 'icon' })
  const yearBy = (years: number) => `${paths.year}?year=${Number(year) + years}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 print:hidden">
      <nav aria-label="Review" className="flex w-fit gap-0.5 rounded-control bg-raised p-0.5">
        {spans.map(({ label, href }) => (
          <ScreenLink
            key={label}
            href={href}
            onClick={notePressedSpan}
            className={cn(look, 'text-ink-2 hover:text-ink')}
          >
            {label}
          </ScreenLink>
        ))}
        <span
          // Another year's is another: it has the focus where the way to this year went.
          key={year}
          ref={focusPressedSpan}
          tabIndex={-1}
          aria-current="page"
          className={cn(look, 'outline-none bg-surface [box-shadow:0_0_0_1px_var(--rule-strong)]')}
        >
          Year
        </span>
      </nav>
      <nav aria-label="Years" className="flex min-w-0 items-center sm:gap-1">
        <ScreenLink href={yearBy(-1)} scroll={false} className={step} aria-label="Earlier year">
          <ChevronLeft aria-hidden="true" />
        </ScreenLink>
        <p aria-live="polite" className="num min-w-16 text-center text-sm font-medium sm:min-w-36">
          {year}
        </p>
        {/* It stays where there is none to come, so that the focus does. */}
        <ScreenLink
          href={isLast ? `${paths.year}?year=${year}` : yearBy(1)}
          scroll={false}
          className={cn(step, 'aria-disabled:opacity-40')}
          aria-label="Later year"
          aria-disabled={isLast}
          onClick={(event) => isLast && event.preventDefault()}
        >
          <ChevronRight aria-hidden="true" />
        </ScreenLink>
        {!isLast && (
          <ScreenLink
            href={paths.year}
            scroll={false}
            onClick={notePressedSpan}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            This year
          </ScreenLink>
        )}
      </nav>
    </div>
  )
}
