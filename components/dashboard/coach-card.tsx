import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { questionAbout } from '@/lib/client/goal-question'
import { coachLabel } from '@/lib/contract/coaches'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import type { User } from '@/lib/contract/user'
import { focusOf } from './lede'
import { shortened } from './pieces'
import { quickLinks } from './quick-links'

/** The coach's question for today, and the ways on from here. */
export function CoachCard({ user, summary }: { user: User; summary: DashboardSummary }) {
  const goal = focusOf(summary.goals, summary)
  const [first, ...others] = quickLinks
  return (
    <section aria-label="Your coach" className="card bg-linear-160 from-burn-soft to-surface to-70% px-5 pt-4 pb-5">
      <p className="eyebrow wrap-anywhere">Coach · {coachLabel(user).style}</p>
      {goal && (
        <p dir="auto" className="mt-2 text-left font-[550] tracking-[-0.01em] wrap-anywhere">
          {shortened(goal.title)}
        </p>
      )}
      <p className={goal ? 'mt-0.5 text-pretty wrap-anywhere' : 'mt-2 text-pretty'}>
        {goal ? questionAbout(goal, summary) : 'What would you like to be able to say three months from now?'}
      </p>
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
