'use client'

import { focusOnArrival } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { useAnswerCoach } from '@/lib/client/goals/api'
import type { Ask } from '@/lib/contract/ask'
import type { AiUpdateAnswer, Goal } from '@/lib/contract/goal'
import { AskBack } from './ask-back'
import { KeptAnswer } from './kept-answer'

type CoachingAskProps = {
  goal: Goal
  ask: Ask
  /** Whether the answer is kept nowhere, as in the demo. */
  unkept?: boolean | undefined
  isShown: () => boolean
  onConfirmed: (answer: AiUpdateAnswer) => void
  onAgain: () => void
  onClose: () => void
}

/** The answer is kept, but it leaves open how far the goal has come: that is one press, here. */
export function CoachingAsk({ goal, ask, unkept, isShown, onConfirmed, onAgain, onClose }: CoachingAskProps) {
  const { title, progress } = goal
  const confirm = useAnswerCoach(goal, onConfirmed, undefined, isShown)
  const { responseId } = ask
  if (responseId === null) return null
  return (
    <>
      <DialogBody className="content-start gap-4">
        <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
          {title}
        </p>
        <div ref={focusOnArrival} tabIndex={-1} className="outline-none">
          <KeptAnswer ask={ask} unkept={unkept} />
          <AskBack ask={{ ...ask, responseId }} progress={progress} heading="h3" onOther={onAgain} confirm={confirm} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onAgain}>
          Answer again
        </Button>
        <Button variant="outline" onClick={onClose}>
          Later
        </Button>
      </DialogFooter>
    </>
  )
}
