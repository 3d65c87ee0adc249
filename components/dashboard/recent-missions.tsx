import { CourseMark } from '@/components/shared/course-mark'
import { DomainIcon, DomainMark, domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { openRing } from '@/lib/client/goals/ring'
import { domains } from '@/lib/contract/domains'
import { paths } from '@/lib/contract/paths'
import type { MissionLine } from './dashboard-view'
import { NewGoalLink } from './new-goal-link'

type RecentMissionsProps = { missions: readonly MissionLine[]; isFirst: boolean }

/** `isFirst`: no goal was ever set. */
export function RecentMissions({ missions, isFirst }: RecentMissionsProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Recent Missions</CardTitle>
        {missions.length > 0 && (
          <ScreenLink href={paths.goals} className="text-sm font-medium text-burn">
            All goals
          </ScreenLink>
        )}
      </CardHeader>
      <CardContent>
        {missions.length === 0 ? (
          <p className="text-ink-2">
            {isFirst ? 'No active missions yet.' : 'No active goals.'}{' '}
            <NewGoalLink isHere className="link">
              {isFirst ? 'Create your first goal' : 'Create a goal'}
            </NewGoalLink>
          </p>
        ) : (
          <ul className="divide-y divide-rule">
            {missions.map((mission) => (
              <Mission key={mission.id} mission={mission} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}

function Mission({ mission }: { mission: MissionLine }) {
  const { id, title, domain, due, status } = mission
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 py-3 max-sm:py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <ProgressRing {...openRing(mission)} size={48} stroke={5} color={domainColor(domain)} />
      <div className="min-w-0">
        <p dir="auto" title={title} className="line-clamp-3 text-left text-pretty font-[550] wrap-anywhere">
          <ScreenLink
            href={`${paths.goals}#${id}`}
            className="rounded-control after:absolute after:inset-0 hover:text-burn"
          >
            {title}
          </ScreenLink>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
          {/* On a phone the area is its icon: the line has place for how it goes. */}
          <DomainMark domain={domain} className="max-sm:hidden" />
          <span className="sm:hidden">
            <DomainIcon domain={domain} />
            <span className="sr-only">{domains[domain].label}</span>
          </span>
          <CourseMark course={status} isBrief className="sm:hidden" />
          <span className="num">{due}</span>
        </p>
      </div>
      <CourseMark course={status} className="max-sm:hidden" />
    </li>
  )
}
