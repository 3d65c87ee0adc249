'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/shared/lazy-part'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useGoals } from '@/lib/client/goals/api'
import { closeCompletion, useCompleting } from '@/lib/client/goals/completing'
import { dateIn } from '@/lib/contract/calendar'

const CompleteGoalDialog = lazyPart(() => import('./complete-goal-dialog').then((module) => module.CompleteGoalDialog))

/** The dialog that completes a goal, for every button that offers it; its code is fetched the first time. */
export function CompletionHost() {
  const { round } = useCompleting()
  return round > 0 && <Completion key={round} />
}

function Completion() {
  const { goalId, isOpen, onDone, onCompleted } = useCompleting()
  const { data: goals } = useGoals()
  const timeZone = useCurrentUser()?.timeZone ?? 'UTC'
  const goal = goals?.find(({ id }) => id === goalId)
  if (!goal) return null
  return (
    <Suspense>
      <CompleteGoalDialog
        open={isOpen}
        goal={goal}
        now={{ today: dateIn(timeZone, new Date()), timeZone }}
        onDone={onDone}
        onOpenChange={(open) => {
          if (open) return
          if (goal.isCompleted) onCompleted?.()
          closeCompletion()
        }}
        onCloseAutoFocus={(event) => {
          // The button that opened it is gone with what it stood in.
          if (!goal.isCompleted) return
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      />
    </Suspense>
  )
}
