'use client'

import { useEffect, useRef, useState } from 'react'
import { SourceHost } from '@/components/insights/source-host'
import { focusField, focusFirstField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useDraft } from '@/lib/client/forms/drafts'
import type { AnswerDraft } from '@/lib/client/goals/answer'
import { answerToast, useGoals } from '@/lib/client/goals/api'
import { useTakenAnswer } from '@/lib/client/goals/taken-answer'
import { useOpenAsk } from '@/lib/client/insights/responses'
import { type Toast, toast } from '@/lib/client/screen/use-toast'
import { coachLabel } from '@/lib/contract/coaches'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import { CoachingAsk } from './coaching-ask'
import { CoachingForm } from './coaching-form'
import { CoachingResult } from './coaching-result'
import type { UnsavedNote } from './completed-here'
import type { GoalDialogProps } from './goal-form-dialog'

type CoachingDialogProps = GoalDialogProps & {
  /** Whether it was opened to read what the coach makes of the goal, or to answer. */
  isCoached: boolean
}

/** Whoever answers again goes on in the field. */
function beginInField(form: HTMLElement | null): void {
  form?.querySelector('textarea')?.focus()
}

/** The coach's question about a goal, and what it makes of it; the answer moves the goal's progress, with a reason. */
export function CoachingDialog({ goal: opened, now, isCoached, onCloseAutoFocus, ...dialog }: CoachingDialogProps) {
  const user = useCurrentUser()
  // The goal as it is by now: it may have moved since the dialog opened.
  const goal = useGoals().data?.find(({ id }) => id === opened.id) ?? opened
  const [result, setResult] = useState<AiUpdateAnswer | null>(null)
  const [said, setSaid] = useState<string>()
  const [isChosen, setChosen] = useState(false)
  // An answer that is taken back is there to be answered anew.
  const draft = useDraft<AnswerDraft>(`answer:${opened.id}`)
  const takenAnswer = useTakenAnswer(opened.id)
  const asked = useOpenAsk(opened.id)
  // Whoever writes already is not interrupted by what was asked back before and arrives late.
  const [isAnew, setAnew] = useState(false)
  const [isAgain, setAgain] = useState(false)
  // What came of the answer stands here: its toast, which would lie over it, waits until the dialog is closed.
  const shown = useRef(dialog.open)
  const note = useRef<UnsavedNote>(null)
  const waiting = useRef<Toast | undefined>(undefined)
  useEffect(() => {
    shown.current = dialog.open
  }, [dialog.open])
  if (!user) return null

  const isShown = () => shown.current
  function close() {
    dialog.onOpenChange(false)
    if (waiting.current) toast(waiting.current)
    waiting.current = undefined
  }
  /** Escape holds nobody: a note that cannot be saved waits as a draft on the goal's page. */
  function leave() {
    note.current?.save()
    close()
  }
  const done = () => (note.current ? note.current.save(close) : close())

  function onResult(answer: AiUpdateAnswer) {
    waiting.current = isShown() && !answer.unkept ? answerToast(answer) : undefined
    setResult(answer)
  }

  function onConfirmed(answer: AiUpdateAnswer) {
    onResult(answer)
    setChosen(true)
  }

  function onAnswered(answer: AiUpdateAnswer, response: string | undefined) {
    onResult(answer)
    setChosen(false)
    setSaid(response)
    // Also where the dialog was closed meanwhile: help is shown all the same.
    if (answer.care) dialog.onOpenChange(true)
  }

  function again() {
    setResult(null)
    setAnew(true)
    setAgain(true)
  }

  const coach = coachLabel(user)
  return (
    <Dialog {...dialog} onOpenChange={leave}>
      <DialogContent
        title={result?.care && !result.unkept ? 'Your response is saved' : isCoached ? 'AI Coaching' : 'Check in'}
        description={isCoached && !result?.care ? coach.style : undefined}
        steady={isCoached}
        // As high as a phone, so that field and button stand above its keyboard without a scroll.
        className="max-sm:h-[92dvh]"
        onOpenAutoFocus={isCoached ? focusFirstField : focusField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {result ? (
          <CoachingResult
            result={result}
            said={said ?? asked?.said}
            isChosen={isChosen}
            isShown={isShown}
            onConfirmed={onConfirmed}
            onUndone={() => {
              waiting.current = undefined
              const taken = said ?? asked?.said
              if (!taken) return
              draft.save({ response: taken })
              draft.flush()
              takenAnswer.keep(taken)
            }}
            onAgain={again}
            onClose={done}
            // The celebration tells of it.
            onEnded={() => {
              waiting.current = undefined
              dialog.onOpenChange(false)
            }}
            unsaved={note}
          />
        ) : asked && !isAnew ? (
          <CoachingAsk
            goal={goal}
            ask={asked}
            isShown={isShown}
            onConfirmed={onConfirmed}
            onAgain={again}
            onClose={close}
          />
        ) : (
          <div ref={isAgain ? beginInField : undefined} className="contents" onInput={() => setAnew(true)}>
            <SourceHost now={now}>
              <CoachingForm
                goal={goal}
                coachName={coach.name}
                now={now}
                isCoached={isCoached}
                onAnswered={onAnswered}
                onKept={close}
                onClose={close}
                isShown={isShown}
              />
            </SourceHost>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
