'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { focusInPlace } from '@/components/shared/focus'
import { useIsDemo } from '@/components/shared/kept'
import { useDraft } from '@/lib/client/forms/drafts'
import { useTakenAnswer } from '@/lib/client/goals/taken-answer'
import { cn } from '@/lib/client/screen/cn'
import { useSkipQuestion } from '@/lib/client/today/api'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import type { DashboardView } from './dashboard-view'
import { QuestionForm } from './question-form'
import { QuestionMoved } from './question-moved'

const FirstGoalForm = lazy(() => import('./first-goal-form').then(({ FirstGoalForm }) => ({ default: FirstGoalForm })))

type QuestionCardProps = {
  coach: DashboardView['coach']
  /** The next steps of the goal that is asked about now, to be ticked beside the question. */
  rows: DashboardView['checklist']
  today: string
  onAsked: (goalId: string | null) => void
}

/**
 * The coach's questions for today, one at a time, answered on the card: the goal moves in place, with the reason and an
 * Undo, and the next question comes.
 */
export function QuestionCard({ coach, rows, today, onAsked }: QuestionCardProps) {
  const { name, style, questions, total, closing, isWithoutGoals } = coach
  const router = useRouter()
  const isDemo = useIsDemo()
  const [done, setDone] = useState<readonly string[]>([])
  const [last, setLast] = useState<AiUpdateAnswer | null>(null)
  const [said, setSaid] = useState<string>()
  // The question whose answer was taken back: it is asked again, with what was written.
  const [returned, setReturned] = useState<string>()
  const answered = useRef<string>(undefined)
  const draft = useDraft<string>(`question:${last?.goal.id}`)
  const taken = useTakenAnswer(`${last?.goal.id}`)
  const skip = useSkipQuestion((id) => {
    setReturned(id)
    setDone((before) => before.filter((one) => one !== id))
  })
  const open = questions.filter(({ id }) => !done.includes(id))
  const [question] = open
  const goalId = question?.goalId ?? null
  useEffect(() => {
    onAsked(goalId)
  }, [goalId, onAsked])
  // A next question takes the focus itself; after the last one it is on what became of the answer.
  const end = useRef<HTMLDivElement>(null)
  const isOver = !question && done.length > 0
  useEffect(() => {
    if (isOver) focusInPlace(end.current, end.current)
  }, [isOver])

  function settle(id: string, answer: AiUpdateAnswer | null, response?: string) {
    setDone((before) => [...before, id])
    setLast(answer)
    setSaid(response)
    if (answer) answered.current = id
    // In the demo nothing is put off: the next one is asked.
    if (!answer) isDemo || skip({ id, title: questions.find((one) => one.id === id)?.title ?? '' })
    // The other parts of the screen tell of the goal too, but know nothing of what is not kept.
    else if (!answer.unkept) router.refresh()
  }

  function takeBack() {
    const id = answered.current
    if (said) {
      draft.save(said)
      draft.flush()
      taken.keep(said)
    }
    setReturned(id)
    setDone((before) => before.filter((one) => one !== id))
    router.refresh()
  }

  return (
    <section
      aria-label="Your coach"
      className={cn(
        'card bg-[linear-gradient(160deg,var(--burn-soft),var(--surface)_70%)] px-5 pt-4 pb-5 max-sm:px-4 max-sm:pt-3',
        question ? 'max-sm:pb-1.5' : 'max-sm:pb-4',
      )}
    >
      <p className="eyebrow flex flex-wrap justify-between gap-x-4 wrap-anywhere">
        <span>{question || isWithoutGoals ? `${name} asks` : `Coach · ${style}`}</span>
        {question && total > 1 && (
          <span className="num">
            {total - open.length + 1} of {total} today
          </span>
        )}
      </p>
      <div ref={end} tabIndex={-1} className="outline-none">
        {question ? (
          <QuestionForm
            key={question.id}
            question={question}
            isNext={done.length > 0 || question.id === returned}
            rows={rows}
            today={today}
            onSettled={settle}
            onKept={(id) => {
              setDone((before) => [...before, id])
              // What came of an answer before about the same goal is not what came of this one, which waits.
              setLast((before) => (before?.goal.id === goalId ? null : before))
            }}
            onCompleted={(id) => {
              setDone((before) => [...before, id])
              router.refresh()
            }}
          />
        ) : isWithoutGoals ? (
          <Suspense fallback={<FirstGoalPlace question={closing} />}>
            <FirstGoalForm question={closing} />
          </Suspense>
        ) : (
          <p className="mt-2 text-pretty">{closing}</p>
        )}
        {last?.care && (
          <div className="mt-4">
            <CareCard words={last.care} />
          </div>
        )}
        {last && !last.care && (
          <QuestionMoved
            key={last.act?.id ?? last.goal.id}
            answer={last}
            said={said}
            offersEnd
            onCompleted={() => router.refresh()}
            onUndone={takeBack}
          />
        )}
      </div>
    </section>
  )
}

/** As high as the form that comes in its place. */
function FirstGoalPlace({ question }: { question: string }) {
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-lg/snug font-[550] text-pretty">{question}</p>
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        <span className="h-11 flex-[3] basis-64" />
        <span className="h-11 flex-[2] basis-44" />
        <span className="h-11 w-28" />
      </div>
    </div>
  )
}
