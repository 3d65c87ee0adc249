'use client'

import { useState } from 'react'
import { SourceHost } from '@/components/insights/source-host'
import { focusFirstField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useGoals } from '@/lib/client/goals/api'
import type { Today } from '@/lib/client/time/calendar'
import { coachLabel } from '@/lib/contract/coaches'
import type { AiUpdateAnswer, Goal } from '@/lib/contract/goal'
import { CoachingForm } from './coaching-form'
import { CoachingResult } from './coaching-result'

type CoachingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

/** What the coach makes of a goal, and its question; the answer moves the goal's progress, with a reason. */
export function CoachingDialog({ goal: opened, now, onCloseAutoFocus, ...dialog }: CoachingDialogProps) {
  const user = useCurrentUser()
  // The goal as it is by now: it may have moved since the dialog opened.
  const goal = useGoals().data?.find(({ id }) => id === opened.id) ?? opened
  const [result, setResult] = useState<AiUpdateAnswer | null>(null)
  if (!user) return null

  function onAnswered(answer: AiUpdateAnswer) {
    setResult(answer)
    // Also where the dialog was closed meanwhile: help is shown all the same.
    if (answer.care) dialog.onOpenChange(true)
  }

  const coach = coachLabel(user)
  return (
    <Dialog {...dialog}>
      <DialogContent
        title={result?.care ? 'Your response is saved' : 'AI Coaching'}
        description={result?.care ? undefined : coach.style}
        size="wide"
        steady
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {result ? (
          <CoachingResult
            result={result}
            now={now}
            onConfirmed={setResult}
            onAgain={() => setResult(null)}
            onClose={() => dialog.onOpenChange(false)}
          />
        ) : (
          <SourceHost now={now}>
            <CoachingForm
              goal={goal}
              coachName={coach.name}
              now={now}
              onAnswered={onAnswered}
              onKept={() => dialog.onOpenChange(false)}
            />
          </SourceHost>
        )}
      </DialogContent>
    </Dialog>
  )
}
