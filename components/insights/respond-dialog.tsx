'use client'

import { useState } from 'react'
import { Celebration } from '@/components/goals/celebration'
import { CareCard } from '@/components/shared/care-card'
import { domainColor } from '@/components/shared/domain-mark'
import { focusFirstField, focusOnArrival } from '@/components/shared/focus'
import { ProgressRing } from '@/components/shared/progress-ring'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { useGoals } from '@/lib/client/goals/api'
import { hasCompleted } from '@/lib/client/insights/responses'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import type { GoalResponseAnswer } from '@/lib/contract/insight-response'
import { goalMessages } from '@/lib/contract/messages/goals'
import { RespondForm } from './respond-form'

type RespondDialogProps = {
  goal: Goal
  analysis: GoalAnalysis
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

/** What the user thinks of an insight, and what it changes of the goal. */
export function RespondDialog({ goal: opened, analysis, onCloseAutoFocus, ...dialog }: RespondDialogProps) {
  // The goal as it is by now: it may have moved since the dialog opened.
  const goal = useGoals().data?.find(({ id }) => id === opened.id) ?? opened
  const [isDone, setDone] = useState(false)
  const [care, setCare] = useState<string | null>(null)

  function onKept(answer: GoalResponseAnswer) {
    if (answer.care) {
      setCare(answer.care)
      // Also where the dialog was closed meanwhile: help is shown all the same.
      dialog.onOpenChange(true)
    } else if (hasCompleted(answer)) setDone(true)
    else dialog.onOpenChange(false)
  }

  return (
    <Dialog {...dialog}>
      <DialogContent
        title={
          care
            ? 'Your response is saved'
            : isDone
              ? goalMessages.goalCompleted.title
              : 'Respond to Insight & Update Goal'
        }
        description={goal.title}
        steady
        className="sm:max-w-2xl"
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {care ? (
          <>
            <DialogBody>
              <CareCard words={care} />
            </DialogBody>
            <DialogFooter>
              <Button ref={focusOnArrival} variant="outline" onClick={() => dialog.onOpenChange(false)}>
                Close
              </Button>
            </DialogFooter>
          </>
        ) : isDone ? (
          <>
            <DialogBody className="justify-items-center gap-4 py-8 text-center">
              <div className="relative">
                <ProgressRing value={goal.progress} size={144} stroke={9} color={domainColor(goal.domain)} />
                <Celebration />
              </div>
              <p className="text-ink-2">{goalMessages.goalCompleted.description}</p>
            </DialogBody>
            <DialogFooter>
              <Button ref={focusOnArrival} onClick={() => dialog.onOpenChange(false)}>
                Done
              </Button>
            </DialogFooter>
          </>
        ) : (
          <RespondForm goal={goal} analysis={analysis} onKept={onKept} />
        )}
      </DialogContent>
    </Dialog>
  )
}
