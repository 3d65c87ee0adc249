'use client'

import { useMemo, useState } from 'react'
import { PageHeader } from '@/components/shared/page-header'
import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'
import { CoachingLink } from './coaching-link'
import type { DashboardView } from './dashboard-view'
import { EnergyCard } from './energy-card'
import { NewGoalLink } from './new-goal-link'
import { QuestionCard } from './question-card'
import { RecentMissions } from './recent-missions'
import { RefreshOnReturn } from './refresh-on-return'
import { StatPanel } from './stat-panel'
import { StatusLine } from './status-line'
import { TodayList } from './today-list'

const quickLook = 'link inline-flex min-h-11 items-center text-sm'

/**
 * What matters today, whether it is on course, and what to do next. A client component, though it handles nothing: what
 * a server component renders is rendered twice and sent twice, and this is the screen that is opened most (docs/speed.md).
 * For the same reason its view comes as JSON: of a text React writes and reads no value by itself.
 */
export function DashboardScreen({ view: text, renderedAt }: { view: string; renderedAt: number }) {
  const view = useMemo(() => JSON.parse(text) as DashboardView, [text])
  const { name, day, today, timeZone, statusLine, stats, missions, coach, energyToday } = view
  // Before there is a goal the numbers say little: they are the strip at the foot.
  const isBare = missions.length === 0
  // What the coach asks about now is not asked for a second time further down.
  const [askedGoal, setAskedGoal] = useState(coach.questions[0]?.goalId ?? null)
  const isAsked = ({ kind, goalId }: DashboardView['checklist'][number]) =>
    kind === 'milestone' && goalId !== null && goalId === askedGoal
  return (
    <div className="screen">
      <RefreshOnReturn renderedAt={renderedAt} />
      <PageHeader
        eyebrow={`Mission Control · ${day}`}
        title={`Welcome back, ${name}`}
        lede={<StatusLine line={statusLine} />}
      />
      {/* In the order of a phone, whose first screen holds the faces, the question's field and the day's first tick; in
          two columns it is read one after the other, where the browser can. */}
      <div className="grid items-start gap-5 max-sm:gap-3 lg:[reading-flow:grid-columns] lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] *:min-w-0">
        <div className="lg:col-start-2">
          <EnergyCard moodToday={energyToday} timeZone={timeZone} />
        </div>
        <div className="grid gap-5 max-sm:gap-3 *:min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <QuestionCard coach={coach} rows={view.checklist.filter(isAsked)} today={today} onAsked={setAskedGoal} />
          <TodayList
            now={{ today, timeZone }}
            renderedAt={renderedAt}
            goals={view.alertGoals}
            rows={view.checklist.filter((row) => !isAsked(row))}
          />
        </div>
        <div className="grid gap-5 max-sm:gap-3 *:min-w-0 lg:col-start-2">
          <RecentMissions missions={missions} isFirst={view.isFirstGoal} />
          {!isBare && <StatPanel stats={stats} />}
        </div>
      </div>
      {isBare && <StatPanel isStrip stats={stats} />}
      <nav aria-label="Quick links" className="flex flex-wrap items-center gap-x-6 max-sm:gap-x-5">
        <CoachingLink label="Start coaching session" question={coach.questions[0]} />
        <NewGoalLink isHere={isBare} className={quickLook}>
          Create new mission
        </NewGoalLink>
        <ScreenLink href={paths.insights} className={quickLook}>
          View mission analytics
        </ScreenLink>
      </nav>
    </div>
  )
}
