'use client'

import { Target } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '@/components/shared/empty-state'
import { lazyPart } from '@/components/shared/lazy-part'
import { LoadFailed } from '@/components/shared/load-failed'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useGoals } from '@/lib/client/goals/api'
import { useWeeklyInsight } from '@/lib/client/insights/api'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { cn } from '@/lib/client/screen/cn'
import { counted, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import { paths } from '@/lib/contract/paths'
import { CoachText } from './coach-text'
import { GoalLine, type GoalLineAction, goalLineId } from './goal-line'

const load = { respond: () => import('./respond-dialog'), responses: () => import('./responses-dialog') }
const RespondDialog = lazyPart(() => load.respond().then((module) => module.RespondDialog))
const ResponsesDialog = lazyPart(() => load.responses().then((module) => module.ResponsesDialog))

function preloadDialogs(): void {
  for (const fetchCode of Object.values(load)) fetchCode().catch(() => undefined)
}

/** The missions most at risk; the rest on request. */
const SHOWN_AT_FIRST = 3
/** On a phone more than these wait for a press: the sentences over them have told how they moved. */
const FEW_ON_PHONE = 2

function isNarrow(): boolean {
  return window.matchMedia?.('(width < 40rem)').matches ?? false
}

type Opened = { action: GoalLineAction; goal: Goal; analysis: GoalAnalysis; isOpen: boolean; round: number }

/** How the missions moved this week, and for each the risk, the forecast and what the coach makes of it. */
export function GoalsCard({ now }: { now: Today }) {
  const { data: week } = useWeeklyInsight()
  const { data: goals } = useGoals()
  const { analyses, failed, retry, hasMore, isFetchingNextPage, fetchNextPage } = useGoalAnalyses()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const isCut = !isWhole && analyses !== undefined && analyses.length > FEW_ON_PHONE

  function showAll() {
    const firstAdded = analyses?.[isNarrow() ? 0 : SHOWN_AT_FIRST]?.goalId
    flushSync(() => setWhole(true))
    // The button that asked for the rest has gone: on with the first of what came in its place.
    if (firstAdded) document.getElementById(goalLineId(firstAdded))?.querySelector('a')?.focus({ preventScroll: true })
  }

  // A mission that was just completed has taken its line along: the list is the next best place.
  function onCloseAutoFocus(event: Event) {
    if (opened && document.getElementById(goalLineId(opened.goal.id))) return
    event.preventDefault()
    list.current?.focus()
  }
  const dialog = opened && {
    goal: opened.goal,
    open: opened.isOpen,
    onOpenChange: (isOpen: boolean) => setOpened({ ...opened, isOpen }),
    onCloseAutoFocus,
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Mission Progress</CardTitle>
        <ScreenLink href={paths.goals} className="text-sm font-medium text-burn">
          All goals
        </ScreenLink>
      </CardHeader>
      <CardContent>
        {week && <CoachText text={week.goalProgress} className="max-w-[72ch] pb-3" />}
        <div ref={list} tabIndex={-1} className="focus:outline-none">
          {analyses?.length === 0 && (
            <EmptyState
              icon={<Target />}
              title="No goals under way"
              text="Each ongoing goal appears here with its risk, its forecast and what your coach makes of it."
              action={
                <ScreenLink href={`${paths.goals}?new=1`} className={buttonVariants({ variant: 'outline' })}>
                  Create a goal
                </ScreenLink>
              }
              className="pb-5"
            />
          )}
          {analyses && analyses.length > 0 && (
            <ul
              aria-label="Goals"
              className={cn('divide-y divide-rule border-t border-rule', isCut && 'max-sm:hidden')}
              onPointerEnter={preloadDialogs}
              onFocus={preloadDialogs}
            >
              {analyses.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((analysis) => {
                const goal = goals?.find(({ id }) => id === analysis.goalId)
                return (
                  <GoalLine
                    key={analysis.goalId}
                    analysis={analysis}
                    goal={goal}
                    now={now}
                    onAction={(action) =>
                      goal &&
                      setOpened((last) => ({ action, goal, analysis, isOpen: true, round: (last?.round ?? 0) + 1 }))
                    }
                  />
                )
              })}
            </ul>
          )}
          {failed && <LoadFailed onRetry={retry} />}
          {isCut && (
            <Button
              variant="outline"
              className={cn('mt-3 w-full', analyses.length <= SHOWN_AT_FIRST && 'sm:hidden')}
              onClick={showAll}
            >
              {hasMore ? 'Show more' : `Show all ${counted(analyses.length, 'goal')}`}
            </Button>
          )}
          {!isCut && hasMore && (
            <Button
              variant="outline"
              className="mt-3 w-full"
              disabled={isFetchingNextPage}
              onClick={() => fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </div>
      </CardContent>
      <Suspense>
        {dialog && opened.action === 'respond' && (
          <RespondDialog key={opened.round} {...dialog} analysis={opened.analysis} />
        )}
        {dialog && opened.action === 'responses' && <ResponsesDialog key={opened.round} {...dialog} now={now} />}
      </Suspense>
    </Card>
  )
}
