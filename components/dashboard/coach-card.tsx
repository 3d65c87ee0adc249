import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import type { DashboardView } from './dashboard-view'
import { shortened } from './pieces'
import { quickLinks } from './quick-links'

/** The coach's question for today, and the ways on from here. */
export function CoachCard({ coach: { style, goalTitle, question } }: { coach: DashboardView['coach'] }) {
  const [first, ...others] = quickLinks
  return (
    <section aria-label="Your coach" className="card bg-linear-160 from-burn-soft to-surface to-70% px-5 pt-4 pb-5">
      <p className="eyebrow wrap-anywhere">Coach · {style}</p>
      {goalTitle && (
        <p dir="auto" className="mt-2 text-left font-[550] tracking-[-0.01em] wrap-anywhere">
          {shortened(goalTitle)}
        </p>
      )}
      <p className={goalTitle ? 'mt-0.5 text-pretty wrap-anywhere' : 'mt-2 text-pretty'}>{question}</p>
      <nav aria-label="Quick links" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {first && (
          <ScreenLink href={first.href} className={buttonVariants()}>
            {first.label}
          </ScreenLink>
        )}
        {others.map(({ href, label }) => (
          <ScreenLink key={href} href={href} className="link inline-flex min-h-10 items-center text-sm">
            {label}
          </ScreenLink>
        ))}
      </nav>
    </section>
  )
}
