'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { focusOnArrival } from '@/components/shared/focus'
import { Kept } from '@/components/shared/kept'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { usePlans } from '@/lib/client/plans/api'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Plan } from '@/lib/contract/plan'
import { PlanForm } from './plan-form'
import { PlanItem } from './plan-item'
import { TalkPlanButton } from './talk-plan-button'

/** A goal's if-then plans: those being tried with their day, what held before, and the way to a new one. */
export function GoalPlans({ goal, now }: { goal: Goal; now: Today }) {
  const { data: plans, isError, refetch } = usePlans(goal.id)
  const [edited, setEdited] = useState<Plan | 'new' | null>(null)
  const [wasEdited, setWasEdited] = useState(false)
  if (!plans) return isError ? <LoadFailed onRetry={refetch} /> : <Skeleton className="h-32" />
  const close = () => {
    setEdited(null)
    setWasEdited(true)
  }
  if (edited !== null) {
    return <PlanForm goalId={goal.id} plan={edited === 'new' ? null : edited} onDone={close} />
  }
  const order = { active: 0, held: 1, closed: 2 }
  return (
    <div className="grid gap-4">
      {plans.length === 0 ? (
        <p className="max-w-[52ch] text-pretty text-ink-2">
          A plan names a moment, and what you do then: “When the kids are in bed, I open the book.”
        </p>
      ) : (
        <ul className="grid gap-4">
          {plans
            .toSorted((a, b) => order[a.status] - order[b.status])
            .map((plan) => (
              <PlanItem key={plan.id} plan={plan} now={now} onEdit={() => setEdited(plan)} />
            ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-sm">
        <Kept>
          <Button ref={wasEdited ? focusOnArrival : undefined} variant="outline" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" />
            New plan
          </Button>
        </Kept>
        <TalkPlanButton goal={goal} />
      </div>
    </div>
  )
}
