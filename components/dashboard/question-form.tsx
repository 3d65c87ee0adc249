'use client'

import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AskBack } from '@/components/goals/ask-back'
import { CompleteButton } from '@/components/goals/complete-button'
import { KeptAnswer } from '@/components/goals/kept-answer'
import { QuestionWords } from '@/components/goals/question-words'
import { TakenBack } from '@/components/goals/taken-back'
import { CourseMark } from '@/components/shared/course-mark'
import { domainColor } from '@/components/shared/domain-mark'
import { focusInPlace } from '@/components/shared/focus'
import { ProgressRing } from '@/components/shared/progress-ring'
import { sendOnEnter } from '@/components/shared/send-on-keys'
import { TitledWords } from '@/components/shared/titled-words'
import { useIsThere } from '@/components/shared/use-is-there'
import { useRequiredAnswer } from '@/components/shared/use-required-answer'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { refusalOf } from '@/lib/client/goals/answer'
import { answerMutationKey, useAnswerCoach } from '@/lib/client/goals/api'
import { answerHint } from '@/lib/client/goals/question'
import { openRing } from '@/lib/client/goals/ring'
import { useStoredAnswer } from '@/lib/client/goals/sent-answer'
import { cn } from '@/lib/client/screen/cn'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { DashboardView, OpenQuestion } from './dashboard-view'
import { DayRow } from './day-row'

type QuestionFormProps = {
  question: OpenQuestion
  /** Whether it comes after another that was answered here: then it takes the focus. */
  isNext: boolean
  /** The goal's next steps, to be ticked in place of an answer. */
  rows: DashboardView['checklist']
  today: string
  /** Null where the question is put off. */
  onSettled: (id: string, answer: AiUpdateAnswer | null, said?: string) => void
  /** The answer waits for a connection, or the person for another moment. */
  onKept: (id: string) => void
  /** The goal was completed in place of an answer. */
  onCompleted: (id: string) => void
}

const NOTHING_TO_RELOAD = () => undefined

/** One question about one goal, its answer field, and what the coach asks back. */
export function QuestionForm({
  question: { id, goalId, title, domain, progress, isWhole, status, isCounted, due, words, ask: askedBefore },
  isNext,
  rows,
  today,
  onSettled,
  onKept,
  onCompleted,
}: QuestionFormProps) {
  const { text, setText, clear } = useDraftText(`question:${goalId}`)
  useStoredAnswer(goalId, text, clear)
  const [answer, setAnswer] = useState<AiUpdateAnswer | null>(null)
  // What was asked back is answered in other words.
  const [isAnew, setAnew] = useState(false)
  const isThere = useIsThere()
  const send = useAnswerCoach(
    { id: goalId, title, progress },
    (given, response) => {
      clear()
      setAnew(false)
      if (given.ask) setAnswer(given)
      else onSettled(id, given, response ?? askedBack?.said)
    },
    () => {
      clear()
      onKept(id)
    },
    (answer) => isThere() && !answer?.goal.isCompleted,
  )
  const askedBack = answer ? answer.ask : askedBefore
  const ask = isAnew ? null : askedBack
  const { field, missing, isPending, written, refuse } = useRequiredAnswer(
    answerMutationKey(goalId),
    send.isPending,
    NOTHING_TO_RELOAD,
  )
  useEffect(() => {
    if (isNext || isAnew) field.current?.focus()
  }, [isNext, isAnew, field])

  // The fields are disabled while an answer is sent, which takes the focus out of them.
  const sent = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (send.isError && !isPending) focusInPlace(sent.current, field.current)
  }, [send.isError, isPending, field])
  const asked = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) focusInPlace(asked.current, asked.current)
  }, [answer])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (!text.trim()) return refuse({ description: goalMessages.field.answerRequired })
    send.mutate({ response: text.trim() })
  }

  const refused = missing ?? (send.error && !send.variables?.confirmed ? refusalOf(send.error) : undefined)
  return (
    <>
      {/* On a phone the question has the whole width, under which goal it is about. */}
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 max-sm:mt-1 max-sm:gap-x-3 max-sm:gap-y-0">
        <div className="min-w-0 max-sm:contents">
          <p
            dir="auto"
            title={title}
            className="line-clamp-3 text-left text-sm text-ink-2 wrap-anywhere max-sm:self-center max-sm:pt-1"
          >
            {title}
          </p>
          {/* What is asked back stands below: one question at a time. */}
          {!ask && (
            <h2 className="text-lg/snug font-semibold text-pretty wrap-anywhere max-sm:col-span-2 max-sm:row-start-3 sm:mt-1 sm:text-xl/snug">
              <QuestionWords words={words} isTold={status === 'overdue'} />
            </h2>
          )}
        </div>
        <ProgressRing
          {...openRing({ progress, isWhole })}
          size={56}
          color={domainColor(domain)}
          className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:size-12"
        />
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2 max-sm:col-start-1 max-sm:row-start-2 sm:col-span-2 sm:-mt-3">
          <CourseMark course={status} />
          {due && (
            <span className="num">
              {due.day}
              {/* A phone has no line for both: it says how late what is late is. */}
              <span className={cn(status !== 'overdue' && 'max-sm:sr-only')}>, {due.away}</span>
            </span>
          )}
        </p>
      </div>
      {ask && ask.responseId !== null ? (
        <div ref={asked} tabIndex={-1} className="mt-3 outline-none">
          <KeptAnswer ask={ask} unkept={answer?.unkept} />
          <AskBack
            ask={{ ...ask, responseId: ask.responseId }}
            progress={progress}
            onOther={() => setAnew(true)}
            confirm={send}
          />
          <Button
            variant="ghost"
            size="sm"
            className="mt-2 -ml-3"
            onClick={() => (answer ? onSettled(id, answer) : onKept(id))}
          >
            Later
          </Button>
        </div>
      ) : (
        <>
          {status === 'ready' && (
            <CompleteButton
              goal={{ id: goalId, title }}
              size="default"
              className="mt-3"
              onCompleted={() => onCompleted(id)}
            />
          )}
          <form ref={sent} noValidate onSubmit={submit} className="mt-3 grid gap-1">
            <TakenBack goalId={goalId} text={text} field={field} onClear={clear} />
            {/* On a phone the button stands beside the field, and the next step beside what puts the question off. */}
            <fieldset
              disabled={isPending}
              className="grid gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-y-0.5"
            >
              <Textarea
                ref={field}
                data-do="check-in"
                enterKeyHint="send"
                onKeyDown={sendOnEnter}
                dir="auto"
                rows={2}
                className="max-sm:min-h-16"
                value={text}
                placeholder={answerHint(words, { isCounted, progress })}
                aria-label={`Your answer: ${title}`}
                aria-invalid={refused ? true : undefined}
                aria-describedby={refused ? `refused-${id}` : undefined}
                onChange={({ target }) => {
                  written()
                  setText(target.value)
                }}
              />
              {refused && (
                <p id={`refused-${id}`} role="alert" className="text-sm text-bad max-sm:col-span-2 max-sm:row-start-2">
                  <TitledWords title={refused.title} words={refused.description} />
                </p>
              )}
              <div className="flex flex-wrap items-center gap-2 max-sm:contents">
                <Button
                  type="submit"
                  title="Check in (Enter)"
                  aria-busy={isPending}
                  className="max-sm:col-start-2 max-sm:row-start-1 max-sm:h-full max-sm:w-14 max-sm:px-0"
                >
                  <SendHorizontal aria-hidden="true" className="size-4 max-sm:size-5" />
                  <span className="max-sm:sr-only">{isPending ? 'Sending...' : 'Check in'}</span>
                </Button>
                <Button
                  variant="ghost"
                  className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:-mr-2 max-sm:justify-self-end max-sm:px-2 max-sm:text-sm"
                  onClick={() => onSettled(id, null)}
                >
                  Not today
                </Button>
              </div>
              {rows.length > 0 && (
                <ul
                  aria-label={`Next milestone: ${title}`}
                  className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:mr-22 sm:mt-1 sm:border-t sm:border-rule sm:pt-1"
                >
                  {rows.map((row) => (
                    <DayRow key={row.id} row={row} goalTitle={title} today={today} isBrief />
                  ))}
                </ul>
              )}
            </fieldset>
          </form>
        </>
      )}
    </>
  )
}
