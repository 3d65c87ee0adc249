'use client'

import { Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Loading } from '@/components/shared/loading'
import { PageHeader } from '@/components/shared/page-header'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoalStandings, useGoals } from '@/lib/client/goals/api'
import { filterGoals, noFilter } from '@/lib/client/goals/filter'
import { courseOf, groupGoals } from '@/lib/client/goals/groups'
import { useGoalsView } from '@/lib/client/goals/view'
import { cn } from '@/lib/client/screen/cn'
import { counted, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalsView } from '@/lib/contract/goals-view'
import { GoalCard } from './goal-card'
import { type GoalAction, GoalDialogs, type OpenGoal, preloadGoalDialogs } from './goal-dialogs'
import { AverageProgress, GoalFilters } from './goal-filters'
import { GoalRows } from './goal-rows'
import { titleId } from './goal-title'
import { NoGoals } from './no-goals'
import { useGoalFilter } from './use-goal-filter'
import { useNamedGoal } from './use-named-goal'
import { useNewGoal } from './use-new-goal'
import { useSelectedGoal } from './use-selected-goal'

const GoalPanel = lazy(() => import('./goal-panel').then((module) => ({ default: module.GoalPanel })))

type GoalsScreenProps = { now: Today; firstView: GoalsView }

export function GoalsScreen({ now, firstView }: GoalsScreenProps) {
  const { data: goals, isError, refetch } = useGoals()
  const standings = useGoalStandings()
  const [view, setView] = useGoalsView(firstView)
  const [filter, setFilter] = useGoalFilter()
  const [isCreating, setCreating] = useNewGoal()
  const [opened, setOpened] = useState<OpenGoal | null>(null)
  const { selected, select, close } = useSelectedGoal(view === 'rows')
  const list = useRef<HTMLElement>(null)

  const create = (
    <Button
      variant={goals?.length === 0 ? 'outline' : 'default'}
      className="max-sm:px-3 max-sm:text-sm max-sm:[&_svg]:hidden"
      onClick={() => setCreating(true)}
      onPointerEnter={preloadGoalDialogs}
      onFocus={preloadGoalDialogs}
    >
      <Plus aria-hidden="true" />
      Create New Goal
    </Button>
  )

  const { course } = filter
  const shown = filterGoals(goals ?? [], filter).filter(
    (goal) => course === null || courseOf(goal, standings.get(goal.id), now.today) === course,
  )
  const isGone = useNamedGoal(goals, shown)

  if (!goals) {
    return (
      <div className="screen">
        <PageHeader title="Mission Objectives" />
        {isError ? <LoadFailed onRetry={refetch} /> : <Loading className="py-16" />}
      </div>
    )
  }

  const beside = shown.find(({ id }) => id === selected)
  const open = (action: GoalAction, goal: Goal) =>
    setOpened((last) => ({ action, goal, isOpen: true, round: (last?.round ?? 0) + 1 }))
  return (
    <div className="screen max-sm:gap-3">
      <PageHeader title="Mission Objectives" actions={create} isTight />
      <p role="status" className="text-ink-2 empty:hidden">
        {isGone && 'The goal that the link leads to is not here any more.'}
      </p>
      {goals.length > 0 && (
        <GoalFilters goals={goals} filter={filter} onChange={setFilter} view={view} onView={setView} />
      )}
      <div
        className={cn('grid grid-cols-[minmax(0,1fr)]', beside && 'min-[1200px]:grid-cols-[minmax(0,1fr)_23rem] gap-8')}
      >
        <section ref={list} tabIndex={-1} aria-label="Goals" className="focus:outline-none">
          <p role="status" className="sr-only">
            {counted(shown.length, 'goal')} shown
          </p>
          {shown.length === 0 ? (
            <NoGoals
              filter={filter}
              hasGoals={goals.length > 0}
              onCreate={() => setCreating(true)}
              onFilter={setFilter}
            />
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, the dialogs' code is fetched early
            <div onPointerEnter={preloadGoalDialogs} onFocus={preloadGoalDialogs}>
              {view === 'rows' ? (
                <GoalRows
                  goals={shown}
                  standings={standings}
                  now={now}
                  selected={beside?.id ?? null}
                  onAction={open}
                  onSelect={select}
                />
              ) : (
                <ul className="grid gap-5 max-sm:gap-2 md:grid-cols-2">
                  {groupGoals(shown, standings, now.today)
                    .flatMap(({ goals: members }) => members)
                    .map((goal) => (
                      <GoalCard key={goal.id} goal={goal} standing={standings.get(goal.id)} now={now} onAction={open} />
                    ))}
                </ul>
              )}
            </div>
          )}
          <AverageProgress goals={course === null ? goals : shown} filter={filter} />
        </section>
        {beside && (
          <aside
            aria-label={beside.title}
            className="sticky top-[calc(var(--nav-h)+1rem)] max-h-[calc(100dvh-var(--nav-h)-2rem)] self-start overflow-y-auto max-[1199px]:hidden print:hidden"
            onPointerEnter={preloadGoalDialogs}
            onFocus={preloadGoalDialogs}
          >
            <Suspense fallback={<Skeleton className="h-96" />}>
              <GoalPanel
                key={beside.id}
                goal={beside}
                now={now}
                onAction={(action) => open(action, beside)}
                onClose={() => {
                  close()
                  document.getElementById(titleId(beside))?.querySelector('a')?.focus()
                }}
              />
            </Suspense>
          </aside>
        )}
      </div>
      <GoalDialogs
        opened={opened}
        isCreating={isCreating}
        now={now}
        onClose={() => setOpened((last) => last && { ...last, isOpen: false })}
        onCreateChange={setCreating}
        onCreated={(goal) => {
          // What was just created is shown, whatever was filtered before.
          if (course !== null || filterGoals([goal], filter).length === 0) setFilter(noFilter)
        }}
        onCardGone={() => list.current?.focus()}
      />
    </div>
  )
}
