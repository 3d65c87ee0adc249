import { Target } from 'lucide-react'
import { DomainMark, domainColor } from '@/components/shared/domain-mark'
import { EmptyState } from '@/components/shared/empty-state'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { dayName } from '@/lib/client/calendar'
import { courseOf } from '@/lib/client/goal-course'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'
import { limits } from '@/lib/contract/limits'
import { paths } from '@/lib/contract/paths'
import { CourseBadge } from './course-badge'

export function RecentMissions({ summary }: { summary: DashboardSummary }) {
  const recent = summary.goals.slice(0, limits.dashboardMissions)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Recent Missions</CardTitle>
        {recent.length > 0 && (
          <ScreenLink href={paths.goals} className="text-sm font-medium text-burn">
            All goals
          </ScreenLink>
        )}
      </CardHeader>
      <CardContent>
        {recent.length === 0 ? (
          <EmptyState
            icon={<Target />}
            title="No active missions yet"
            text="A mission has a title, a domain and, if you like, a date. Your coach takes it from there."
            action={
              <ScreenLink href={`${paths.goals}?new=1`} className={buttonVariants()}>
                Create your first mission
              </ScreenLink>
            }
          />
        ) : (
          <ul className="divide-y divide-rule">
            {recent.map((goal) => (
              <Mission key={goal.id} goal={goal} summary={summary} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}

function Mission({ goal, summary }: { goal: DashboardGoal; summary: DashboardSummary }) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <ProgressRing
        value={goal.progress}
        size={64}
        color={domainColor(goal.domain)}
        className="row-span-2 sm:row-span-1"
      />
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 text-left text-balance font-[550] tracking-[-0.01em] wrap-anywhere">
          <ScreenLink
            href={`${paths.goals}#${goal.id}`}
            className="rounded-control after:absolute after:inset-0 hover:text-burn"
          >
            {goal.title}
          </ScreenLink>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
          <DomainMark domain={goal.domain} />
          <span aria-hidden="true" className="size-[3px] rounded-full bg-rule-strong" />
          <span className="num">{goal.targetDate ? `Due ${dayName(goal.targetDate, summary.today)}` : 'Ongoing'}</span>
        </p>
      </div>
      <CourseBadge
        course={courseOf(goal, summary)}
        risk={summary.risks[goal.id] ?? 'low'}
        className="justify-self-start max-sm:col-start-2"
      />
    </li>
  )
}
