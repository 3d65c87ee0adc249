'use client'

import type { ReactNode } from 'react'
import { TrendPart } from '@/components/charts/energy-panel'
import { TestIdeaButton } from '@/components/experiments/test-idea-button'
import { EmptyState } from '@/components/shared/empty-state'
import { useShowAll } from '@/components/shared/show-all'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { LINK_CAVEAT } from '@/lib/contract/link-caveat'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { ClaimList, MOST_CLAIMS } from './claim-list'
import { CoachText } from './coach-text'
import { Sources } from './sources'
import { SummaryCard } from './summary-card'
import { WeekPlaceholder } from './week-placeholder'

type WeekCardsProps = {
  coachName: string
  now: Today
  monday: string | null
  /** What is to be done with the week, under what it came to. */
  review: ReactNode
}

/** A week in words, by its Monday or the current one: summary, what went well, what stood in the way and what to do, energy. */
export function WeekCards({ coachName, now, monday, review }: WeekCardsProps) {
  const { data: week, error, isFetching, isPlaceholderData, refetch } = useWeeklyInsight(monday)
  // What is still known of the week that was left is not told of the one that was asked for.
  if (week && !isPlaceholderData) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-sm:gap-3">
        <SummaryCard week={week} monday={monday} coachName={coachName} now={now} />
        {review}
        <Energy week={week} {...(monday !== null && { until: addDays(monday, 6) })} />
        <div className="grid gap-x-9 gap-y-5 max-sm:gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Victories week={week} isCurrent={monday === null} />
          {monday === null ? <Opportunities week={week} actsOn={now.today} /> : <PastObstacles week={week} now={now} />}
        </div>
        {monday !== null && <Moves week={week} />}
      </div>
    )
  }
  if (!error || isFetching) return <WeekPlaceholder coachName={coachName} isCurrent={monday === null} />
  return (
    <Card aria-label="Mission Summary">
      <EmptyState
        title="Your week could not be read"
        text={error.sentence}
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    </Card>
  )
}

/** A week that is over fills no more. */
const NONE_THEN = 'Nothing is listed for that week.'

type WeekProps = { week: WeeklyInsight }

function Victories({ week, isCurrent }: WeekProps & { isCurrent: boolean }) {
  const { button, list } = useShowAll(shownOf(week.achievements), 'Mission Victories', 1)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Mission Victories</CardTitle>
        {button}
      </CardHeader>
      {/* As low as the columns beside it begin, where those have headings of their own. */}
      <CardContent className={isCurrent ? 'lg:pt-9' : undefined}>
        <ClaimList
          claims={week.achievements}
          field="achievements"
          evidence={week.evidence}
          none={
            isCurrent ? 'Nothing listed for this week. It fills as you write entries and answer your coach.' : NONE_THEN
          }
          list={list}
        />
      </CardContent>
    </Card>
  )
}

/** A week that is over is looked at and not acted on: what was in the way then, and no advice that came to its end. */
function PastObstacles({ week, now }: WeekProps & { now: Today }) {
  const { button, list } = useShowAll(shownOf(week.challenges), 'Obstacles', 1)
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <CardTitle>Obstacles</CardTitle>
          <span className="num text-sm text-ink-3">as of {dayName(addDays(week.weekStart, 6), now.today)}</span>
        </div>
        {button}
      </CardHeader>
      <CardContent>
        <ClaimList claims={week.challenges} field="challenges" evidence={week.evidence} none={NONE_THEN} list={list} />
      </CardContent>
    </Card>
  )
}

function Opportunities({ week, actsOn }: WeekProps & { actsOn: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Optimization Opportunities</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-x-9 gap-y-5 sm:grid-cols-2">
        <Column title="Obstacles" field="challenges" claims={week.challenges} week={week} />
        <Column
          title="Strategic Actions"
          field="recommendations"
          claims={week.recommendations}
          week={week}
          actsOn={actsOn}
        />
      </CardContent>
    </Card>
  )
}

type ColumnProps = WeekProps & { title: string; field: string; claims: readonly string[]; actsOn?: string }

function Column({ title, field, claims, week, actsOn }: ColumnProps) {
  const { button, list } = useShowAll(shownOf(claims), title, 1)
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex h-5 items-center justify-between gap-4">
        <h3 className="text-sm/5 font-[550] text-ink-2">{title}</h3>
        {button}
      </div>
      <ClaimList
        claims={claims}
        field={field}
        evidence={week.evidence}
        actsOn={actsOn}
        none="Nothing listed for this week."
        list={list}
      />
    </section>
  )
}

function shownOf(claims: readonly string[]): number {
  return Math.min(claims.length, MOST_CLAIMS)
}

/** What moved in a week that is over; the lines of the goals tell of today. */
function Moves({ week }: WeekProps) {
  const still = sourcesOfClaim(week.evidence, 'goalProgress', null) ?? []
  return (
    <Card>
      <CardHeader>
        <CardTitle>Mission Progress</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-2">
        <CoachText text={week.goalProgress} className="max-w-[72ch]" />
        {/* The goals that did not move, of which the sentence gives the number. */}
        {still.length > 0 && <Sources sources={still} />}
      </CardContent>
    </Card>
  )
}

/** Up to a day where the week is over. On a phone the entries behind it wait with the picture. */
function Energy({ week, until }: WeekProps & { until?: string }) {
  const sources = sourcesOfClaim(week.evidence, 'moodTrends', null)
  const { data: goals = [] } = useGoals()
  const about = sources?.find(({ kind }) => kind === 'goal')
  const linked = goals.find(({ id }) => id === about?.id)
  // With a goal that is over by now nothing more is tried.
  const isToTry = !about || (linked && !linked.isCompleted && linked.droppedAt === null)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy Patterns</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-5">
        <CoachText text={week.moodTrends} className="max-w-[72ch]" />
        <TrendPart {...(until && { until })}>
          {sources && (
            <div className="-mt-3.5 grid gap-1.5">
              <Sources sources={sources} said={week.moodTrends} />
              {isToTry && week.moodTrends.includes(LINK_CAVEAT) && (
                <TestIdeaButton
                  label="Test this with an experiment"
                  idea={linked?.title}
                  className="mt-1 justify-self-start"
                />
              )}
            </div>
          )}
        </TrendPart>
      </CardContent>
    </Card>
  )
}
