'use client'

import { ArrowUp } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { CoachMark } from '@/components/chat/coach-mark'
import { Fold } from '@/components/shared/fold'
import { FormField } from '@/components/shared/form-field'
import { sendOnEnter } from '@/components/shared/send-on-keys'
import { SubmitButton } from '@/components/shared/submit-button'
import { useRequiredAnswer } from '@/components/shared/use-required-answer'
import { DialogBody } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { refusalOf, toAiUpdate } from '@/lib/client/goals/answer'
import { answerMutationKey, useAnswerCoach, useGoalStatus } from '@/lib/client/goals/api'
import { whenWords } from '@/lib/client/goals/groups'
import { answerHint, questionOf } from '@/lib/client/goals/question'
import { useStoredAnswer } from '@/lib/client/goals/sent-answer'
import type { Today } from '@/lib/client/time/calendar'
import type { AiUpdateAnswer, Goal } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { goalMessages } from '@/lib/contract/messages/goals'
import { AnswerEdits } from './answer-edits'
import { CoachingAnalysis } from './coaching-analysis'
import { CompleteButton } from './complete-button'
import { GoalFactList, GoalLine } from './goal-state'
import { QuestionWords } from './question-words'
import { TakenBack } from './taken-back'
import { useAnswerDraft } from './use-answer-draft'

type CoachingFormProps = {
  goal: Goal
  coachName: string
  now: Today
  /** Whether the analysis stands open. */
  isCoached: boolean
  onAnswered: (answer: AiUpdateAnswer, said: string | undefined) => void
  /** The answer waits for a connection. */
  onKept: () => void
  /** Where the goal is completed in place of an answer. */
  onClose: () => void
  /** Whether the dialog is there to tell what came of the answer. */
  isShown: () => boolean
}

/** The question, the field and the button above all else: on a phone they stand over its keyboard. */
export function CoachingForm({
  goal,
  coachName,
  now,
  isCoached,
  onAnswered,
  onKept,
  onClose,
  isShown,
}: CoachingFormProps) {
  const { answer, change, clear, reload } = useAnswerDraft(goal.id)
  useStoredAnswer(goal.id, answer.response, clear)
  const status = useGoalStatus(goal.id)
  const question = questionOf(goal, status, now)
  const id = useId()
  const [isAnalysed, setAnalysed] = useState(isCoached)
  const [isEdited, setEdited] = useState<boolean | null>(null)
  const send = useAnswerCoach(
    goal,
    (given, said) => {
      clear()
      onAnswered(given, said)
    },
    () => {
      clear()
      onKept()
    },
    isShown,
  )
  const { field, missing, isPending, written, refuse } = useRequiredAnswer(
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

  const refused = missing ?? (send.error ? refusalOf(send.error) : undefined)
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending}>
        <DialogBody>
          <GoalLine goal={goal} status={status} when={status ? whenWords(goal, status, now.today) : ''} />
          <div className="grid gap-2.5">
            <div className="flex items-start gap-2.5">
              <CoachMark name={coachName} className="size-8 text-sm" />
              <p id={`${id}-question`} className="min-w-0 self-center font-[550] text-pretty wrap-anywhere">
                <span className="sr-only">{coachName} asks: </span>
                <QuestionWords words={question} />
              </p>
            </div>
            {isReady(goal) && <CompleteButton goal={goal} className="justify-self-start" onDone={onClose} />}
            <TakenBack goalId={goal.id} text={answer.response} field={field} onClear={() => change({ response: '' })} />
            <FormField
              label={<span className="sr-only">Your response</span>}
              error={refused?.description}
              errorTitle={refused?.title}
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={field}
                  enterKeyHint="send"
                  onKeyDown={sendOnEnter}
                  aria-describedby={[`${id}-question`, control['aria-describedby']].filter(Boolean).join(' ')}
                  dir="auto"
                  rows={2}
                  className="min-h-10"
                  placeholder={answerHint(question, { isCounted: goal.measure !== null, progress: goal.progress })}
                  value={answer.response}
                  onChange={(event) => {
                    written()
                    change({ response: event.target.value })
                  }}
                />
              )}
            </FormField>
            <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1">
              <p role="status" className="mr-auto text-sm text-ink-2 empty:hidden max-sm:basis-full">
                {isPending && `${coachName} is weighing your answer…`}
              </p>
              <SubmitButton pending={isPending} pendingLabel="Submitting..." title="Check in (Enter)">
                <ArrowUp aria-hidden="true" />
                Check in
              </SubmitButton>
            </div>
          </div>
          <Fold label={`${coachName}’s analysis`} isOpen={isAnalysed} onToggle={setAnalysed}>
            {isAnalysed && (
              <>
                <GoalFactList goal={goal} now={now} />
                <CoachingAnalysis goalId={goal.id} coachName={coachName} now={now} />
              </>
            )}
          </Fold>
          <Fold
            label="Title and description"
            isOpen={isEdited ?? (answer.title !== undefined || answer.description !== undefined)}
            onToggle={setEdited}
          >
            <AnswerEdits
              goal={goal}
              answer={answer}
              onChange={change}
              onResponseMissing={() => refuse(goalMessages.suggestionNeedsResponse)}
            />
          </Fold>
        </DialogBody>
      </fieldset>
    </form>
  )
}
