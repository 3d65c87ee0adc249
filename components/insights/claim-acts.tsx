'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useGoals } from '@/lib/client/goals/api'
import { actOf, alertTitle, type ClaimAct, claimActLabel, goalOfClaim } from '@/lib/client/insights/claim-act'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'

const load = {
  goal: () => import('@/components/goals/goal-dialogs'),
  alert: () => import('@/components/dashboard/add-alert-dialog'),
}
const GoalDialogs = lazy(() => load.goal().then((module) => ({ default: module.GoalDialogs })))
const AddAlertDialog = lazy(() => load.alert().then((module) => ({ default: module.AddAlertDialog })))

type Opened = { act: ClaimAct; goal: Goal | null; text: string; isOpen: boolean; round: number }

const ActContext = createContext<((act: ClaimAct, goal: Goal | null, text: string) => void) | null>(null)

const goalActions = { complete: 'complete', 'check-in': 'check-in', date: 'date', plan: 'plans' } as const

/** Has the lines of advice in it open what their buttons say, without leaving the screen. */
export function ClaimActs({ now, children }: { now: Today; children: ReactNode }) {
  const { data: goals = [] } = useGoals()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened((last) => last && { ...last, isOpen: false })
  const { act, goal, text = '', isOpen = false, round } = opened ?? {}
  return (
    <ActContext
      value={(act, goal, text) => setOpened({ act, goal, text, isOpen: true, round: (opened?.round ?? 0) + 1 })}
    >
      {children}
      <Suspense>
        {act && act !== 'alert' && goal && round && (
          <GoalDialogs
            opened={{ action: goalActions[act], goal: goals.find(({ id }) => id === goal.id) ?? goal, isOpen, round }}
            isCreating={false}
            now={now}
            onClose={close}
            onCreateChange={close}
            onCreated={close}
            onCardGone={close}
          />
        )}
        {act === 'alert' && (
          <AddAlertDialog
            key={round}
            open={isOpen}
            onOpenChange={close}
            now={now}
            goals={goals.filter((one) => !one.isCompleted && one.droppedAt === null)}
            start={{ title: alertTitle(text), goalId: goal?.id ?? '' }}
          />
        )}
      </Suspense>
    </ActContext>
  )
}

/** The one thing to press beside a line of advice: what it says to do. `only` where that is the same for all lines. */
export function ClaimActButton({
  text,
  sources,
  today,
  only,
}: {
  text: string
  sources: readonly ClaimSource[] | null
  today: string
  only?: ClaimAct
}) {
  const open = useContext(ActContext)
  const { data: goals = [] } = useGoals()
  if (!open) return null
  const goal = goalOfClaim(sources, goals)
  const act = only ?? actOf(text, goal, today)
  const label = claimActLabel(act, goal)
  const fetchCode = () => {
    load[act === 'alert' ? 'alert' : 'goal']().catch(() => undefined)
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // Its goal is named, and what is to be done of none: the words stand beside it.
      aria-label={`${label}: ${act === 'alert' || !goal ? text : goal.title}`}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={() => open(act, goal, text)}
      className="min-h-9 rounded-control pr-2 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      {label}
    </button>
  )
}
