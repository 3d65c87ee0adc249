'use client'

import type { FormEvent } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { useRequiredAnswer } from '@/components/shared/use-required-answer'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { toAiUpdate } from '@/lib/client/goals/answer'
import { answerMutationKey, useAnswerCoach, useGoalStatus } from '@/lib/client/goals/api'
import { answerHint, questionOf } from '@/lib/client/goals/question'
import type { Today } from '@/lib/client/time/calendar'
import type { AiUpdateAnswer, Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { AnswerEdits } from './answer-edits'
import { CoachingAnalysis } from './coaching-analysis'
import { GoalState } from './goal-state'
import { MeasureOffer } from './measure-offer'
import { useAnswerDraft } from './use-answer-draft'

type CoachingFormProps = {
  goal: Goal
  coachName: string
  now: Today
  onAnswered: (answer: AiUpdateAnswer) => void
  /** The answer waits for a connection. */
  onKept: () => void
}

export function CoachingForm({ goal, coachName, now, onAnswered, onKept }: CoachingFormProps) {
  const { answer, change, clear, reload } = useAnswerDraft(goal.id)
  const status = useGoalStatus(goal.id)
  const send = useAnswerCoach(
    goal,
    (given) => {
      clear()
      onAnswered(given)
    },
    () => {
      clear()
      onKept()
    },
  )
  const { field, missing, isPending, settle, written, refuse } = useRequiredAnswer(
    answerMutationKey(goal.id),
    send.isPending,
    reload,
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (!answer.response.trim()) return refuse(goalMessages.responseRequired)
    const update = toAiUpdate(answer, goal)
    if (update.title === '') return event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    send.mutate(update)
  }

  const refused = send.error && (send.error.fields?.response?.[0] ?? send.error.sentence)
  return (
    <form noValidate onInput={settle} onSubmit={submit}>
      <fieldset disabled={isPending}>
        <DialogBody className="gap-x-8 gap-y-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
          <GoalState goal={goal} now={now} />
          <div className="grid min-w-0 content-start gap-5 sm:sticky sm:top-0 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start">
            <blockquote className="rounded-control bg-burn-soft px-4 py-3">
              <p className="eyebrow mb-1">{coachName} asks</p>
              <p className="text-pretty wrap-anywhere">{questionOf(goal, status, now)}</p>
            </blockquote>
            {!goal.measure && <MeasureOffer goal={goal} />}
            <FormField label="Your response" hint={answerHint} error={missing ?? refused ?? undefined}>
              {(control) => (
                <Textarea
                  {...control}
                  ref={field}
                  dir="auto"
                  rows={4}
                  value={answer.response}
                  onChange={(event) => {
                    written()
                    change({ response: event.target.value })
                  }}
                />
              )}
            </FormField>
            <AnswerEdits
              goal={goal}
              answer={answer}
              onChange={change}
              onResponseMissing={() => refuse(goalMessages.suggestionNeedsResponse)}
            />
          </div>
          {/* Last, so that on a phone it arrives below the answer instead of pushing it away. */}
          <CoachingAnalysis goalId={goal.id} coachName={coachName} now={now} />
        </DialogBody>
        <DialogFooter className="items-center">
          <p role="status" className="mr-auto text-sm text-ink-2 max-sm:basis-full">
            {isPending && `${coachName} is weighing your answer…`}
          </p>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <SubmitButton pending={isPending} pendingLabel="Submitting...">
            Submit response
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}
