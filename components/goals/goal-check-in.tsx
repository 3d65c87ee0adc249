import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CoachMark } from '@/components/chat/coach-mark'
import { QuestionMoved } from '@/components/dashboard/question-moved'
import { CareCard } from '@/components/shared/care-card'
import { focusInPlace } from '@/components/shared/focus'
import { sendOnEnter } from '@/components/shared/send-on-keys'
import { TitledWords } from '@/components/shared/titled-words'
import { useIsThere } from '@/components/shared/use-is-there'
import { useRequiredAnswer } from '@/components/shared/use-required-answer'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { refusalOf } from '@/lib/client/goals/answer'
import { answerMutationKey, useAnswerCoach, useGoalStatus } from '@/lib/client/goals/api'
import { questionOf } from '@/lib/client/goals/question'
import { useStoredAnswer } from '@/lib/client/goals/sent-answer'
import { useTakenAnswer } from '@/lib/client/goals/taken-answer'
import { useOpenAsk } from '@/lib/client/insights/responses'
import { refreshRecord } from '@/lib/client/proposals/api'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { AiUpdateAnswer, Goal } from '@/lib/contract/goal'
import { MORE_QUESTION } from '@/lib/contract/goal-question'
import { isReady } from '@/lib/contract/goal-ready'
import { goalMessages } from '@/lib/contract/messages/goals'
import { AskBack } from './ask-back'
import { CompleteButton } from './complete-button'
import { KeptAnswer } from './kept-answer'
import { QuestionWords } from './question-words'
import { TakenBack } from './taken-back'

const NOTHING_TO_RELOAD = () => undefined

type GoalCheckInProps = {
  goal: Goal
  coachName: string
  now: Today
  /** Told whether an answer completed the goal: what came of it, with the way back, is here for as long as it stands. */
  onCompleted?: (isCompleted: boolean) => void
}

/** The coach's question about the goal with its answer field, what it asks back, and what the answer moved. */
export function GoalCheckIn({ goal, coachName, now, onCompleted }: GoalCheckInProps) {
  const status = useGoalStatus(goal.id)
  // The same draft as the dashboard's question and no other: one answer is written in one place.
  const { text, setText, clear } = useDraftText(`question:${goal.id}`)
  useStoredAnswer(goal.id, text, clear)
  const [last, setLast] = useState<AiUpdateAnswer | null>(null)
  const [said, setSaid] = useState('')
  const taken = useTakenAnswer(goal.id)
  // What was just answered is not asked again under its receipt.
  const [isTold, setTold] = useState(false)
  // What was asked back on another day, or before the page was loaded anew, waits as well.
  const asked = useOpenAsk(goal.id)
  const client = useQueryClient()
  const id = useId()
  const isThere = useIsThere()
  const send = useAnswerCoach(
    goal,
    (given, response) => {
      clear()
      if (response) setSaid(response)
      setLast(given)
      setTold(!given.ask)
      onCompleted?.(given.goal.isCompleted)
      // Read anew the record would know nothing of what is not kept.
      if (!given.unkept) refreshRecord(client)
    },
    () => {
      clear()
      // What came of the answer before is not what came of this one, which waits.
      setLast(null)
    },
    (answer) => isThere() && !answer?.goal.isCompleted,
  )
  const { field, missing, isPending, written, refuse } = useRequiredAnswer(
    answerMutationKey(goal.id),
    send.isPending,
    NOTHING_TO_RELOAD,
  )

  // The fields are disabled while an answer is sent, which takes the focus out of them: what comes of it has it then.
  const whole = useRef<HTMLElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const asksBack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (send.isError && !isPending) focusInPlace(whole.current, field.current)
  }, [send.isError, isPending, field])
  useEffect(() => {
    if (last) focusInPlace(whole.current, asksBack.current ?? result.current)
  }, [last])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (!text.trim()) return refuse({ description: goalMessages.field.answerRequired })
    send.mutate({ response: text.trim() })
  }

  const ask = last ? last.ask : asked

  const refused = missing ?? (send.error && !send.variables?.confirmed ? refusalOf(send.error) : undefined)
  return (
    <section
      ref={whole}
      aria-label="Check in"
      className="group grid gap-2.5 max-sm:gap-1.5 lg:max-h-[70dvh] lg:overflow-y-auto"
    >
      {last && !ask && (
        <div ref={result} tabIndex={-1} className="outline-none *:mt-0">
          {last.care ? (
            <CareCard words={last.care} />
          ) : (
            <QuestionMoved
              key={last.act?.id ?? last.progressUpdate.reasoning}
              answer={last}
              said={said || asked?.said}
              isTitled={false}
              onUndone={() => {
                // What was complained of is the field that was empty.
                written()
                setTold(false)
                onCompleted?.(false)
                taken.keep(said)
                if (!text) setText(said)
              }}
            />
          )}
        </div>
      )}
      {last?.care && ask && <CareCard words={last.care} />}
      <div className={cn('flex items-center gap-2.5', (ask || goal.isCompleted) && 'hidden')}>
        <CoachMark name={coachName} className="size-8 text-sm" />
        <p id={`${id}-question`} className="min-w-0 text-[0.9375rem]/snug font-[550] text-pretty wrap-anywhere">
          <span className="sr-only">{coachName} asks: </span>
          {/* When it was due, and how far it is, stands right above. */}
          <QuestionWords
            words={isTold && !isReady(goal) ? MORE_QUESTION : questionOf(goal, status, now)}
            isTold={status === 'overdue'}
          />
        </p>
      </div>
      {!ask && !goal.isCompleted && isReady(goal) && <CompleteButton goal={goal} className="justify-self-start" />}
      {ask && ask.responseId !== null && (
        // What is asked back stands in place of the question; it may be answered in other words as well.
        <div ref={asksBack} tabIndex={-1} className="outline-none">
          <KeptAnswer ask={ask} unkept={last?.unkept} />
          <AskBack
            ask={{ ...ask, responseId: ask.responseId }}
            progress={goal.progress}
            onOther={() => field.current?.focus()}
            confirm={send}
          />
        </div>
      )}
      <form noValidate onSubmit={submit} hidden={goal.isCompleted}>
        <fieldset disabled={isPending} className="grid gap-1.5">
          <TakenBack goalId={goal.id} text={text} field={field} onClear={clear} />
          <div className="writing flex items-end gap-1.5 rounded-control border border-rule-strong bg-surface p-1 has-[[aria-invalid]]:border-bad">
            <Textarea
              ref={field}
              data-do="check-in"
              enterKeyHint="send"
              onKeyDown={sendOnEnter}
              dir="auto"
              rows={1}
              value={text}
              placeholder={ask ? 'Or say it in other words' : 'Your answer'}
              aria-label={`Your answer: ${goal.title}`}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? `${id}-question ${id}-refused` : `${id}-question`}
              className="min-h-10 flex-1 resize-none border-0 bg-transparent px-2.5 py-2 outline-none pointer-coarse:min-h-11 pointer-coarse:py-2.5"
              onChange={({ target }) => {
                written()
                setText(target.value)
              }}
            />
            <Button type="submit" size="icon" aria-label="Check in" title="Check in (Enter)" aria-busy={isPending}>
              <ArrowUp aria-hidden="true" />
            </Button>
          </div>
          {refused && (
            <p id={`${id}-refused`} role="alert" className="text-sm text-bad">
              <TitledWords title={refused.title} words={refused.description} />
            </p>
          )}
        </fieldset>
      </form>
    </section>
  )
}
