'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { Loading } from '@/components/shared/loading'
import { PageHeader } from '@/components/shared/page-header'
import { Button } from '@/components/ui/button'
import { counted, type Today } from '@/lib/client/calendar'
import { filterGoals, noFilter } from '@/lib/client/goal-filter'
import { useGoalRisks, useGoals } from '@/lib/client/goals'
import type { Goal } from '@/lib/contract/goal'
import { messages } from '@/lib/contract/messages'
import { GoalCard } from './goal-card'
import { type GoalAction, GoalDialogs, type OpenGoal, preloadGoalDialogs } from './goal-dialogs'
import { GoalFilters } from './goal-filters'
import { NoGoals } from './no-goals'
import { useGoalFilter } from './use-goal-filter'
import { useNewGoal } from './use-new-goal'

export function GoalsScreen({ now }: { now: Today }) {
  const { data: goals, isError, refetch } = useGoals()
  const risks = useGoalRisks()
  const [filter, setFilter] = useGoalFilter()
  const [isCreating, setCreating] = useNewGoal()
  const [opened, setOpened] = useState<OpenGoal | null>(null)
  const list = useRef<HTMLElement>(null)

  const create = (
    <Button onClick={() => setCreating(true)} onPointerEnter={preloadGoalDialogs} onFocus={preloadGoalDialogs}>
      <Plus aria-hidden="true" />
      Create New Goal
    </Button>
  )

  if (!goals) {
    return (
      <div className="screen">
        <PageHeader title="Mission Objectives" />
        {isError ? (
          <EmptyState
            title={messages.failed.load}
            text={messages.error.unknown}
            action={<Button onClick={() => refetch()}>Try again</Button>}
          />
        ) : (
          <Loading className="py-16" />
        )}
      </div>
    )
  }

  const shown = filterGoals(goals, filter)
  const open = (action: GoalAction, goal: Goal) =>
    setOpened((last) => ({ action, goal, isOpen: true, round: (last?.round ?? 0) + 1 }))
  return (
    <div className="screen">
      <PageHeader title="Mission Objectives" actions={create} />
      {goals.length > 0 && <GoalFilters goals={goals} filter={filter} onChange={setFilter} />}
      <section ref={list} tabIndex={-1} aria-label="Missions" className="focus:outline-none">
        <p role="status" className="sr-only">
          {counted(shown.length, 'mission')} shown
        </p>
        {shown.length === 0 ? (
          <NoGoals
            filter={filter}
            hasGoals={goals.length > 0}
            onCreate={() => setCreating(true)}
            onFilter={setFilter}
          />
        ) : (
          <ul className="grid gap-5 lg:grid-cols-2" onPointerEnter={preloadGoalDialogs} onFocus={preloadGoalDialogs}>
            {shown.map((goal) => (
              <GoalCard key={goal.id} goal={goal} risk={risks.get(goal.id)} now={now} onAction={open} />
            ))}
          </ul>
        )}
      </section>
      <GoalDialogs
        opened={opened}
        isCreating={isCreating}
        now={now}
        onClose={() => setOpened((last) => last && { ...last, isOpen: false })}
        onCreateChange={setCreating}
        onCreated={(goal) => {
          // What was just created is shown, whatever was filtered before.
          if (filterGoals([goal], filter).length === 0) setFilter(noFilter)
        }}
        onCardGone={() => list.current?.focus()}
      />
    </div>
  )
}
