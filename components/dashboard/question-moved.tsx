import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CompleteButton } from '@/components/goals/complete-button'
import { OwnWords } from '@/components/goals/kept-answer'
import { PassedMilestones } from '@/components/goals/passed-milestones'
import { UndoAct } from '@/components/goals/undo-act'
import { QuietCare } from '@/components/shared/quiet-care'
import { openedAgain } from '@/lib/client/goals/opened-again'
import { reasoningOf, saysStay, wordsAfter } from '@/lib/client/goals/still'
import type { AiUpdateAnswer, Milestone } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { shortTitle } from '@/lib/contract/short-title'

const CompletedHere = lazy(() =>
  import('@/components/goals/completed-here').then((module) => ({ default: module.CompletedHere })),
)

type QuestionMovedProps = {
  answer: AiUpdateAnswer
  /** Whether it stands where the goal's title does not. */
  isTitled?: boolean
  /** Whether a goal of which nothing is left is completed from here. */
  offersEnd?: boolean
  /** What was answered, in the person's own words. */
  said?: string | undefined
  /** Told once it is taken back. */
  onUndone?: () => void
  /** Told once the goal was completed from here. */
  onCompleted?: () => void
}

/** What an answer on the card moved, why, and the way back. */
export function QuestionMoved({
  answer,
  said,
  isTitled = true,
  offersEnd = false,
  onUndone,
  onCompleted,
}: QuestionMovedProps) {
  const { goal, progressUpdate, ask, act, careLevel, unkept } = answer
  const { oldProgress, newProgress } = progressUpdate
  const [isUndone, setUndone] = useState(false)
  const [beside, setBeside] = useState<readonly Milestone[]>([])
  const [isEnded, setEnded] = useState(false)
  const stays = oldProgress === newProgress
  const isDone = goal.isCompleted && newProgress === 100 && !stays && !isUndone
  const openedNow = openedAgain(act)
  const opened = isUndone ? openedAgain(act, beside) : ''
  const moved = isUndone
    ? `Back at ${oldProgress}%`
    : isDone
      ? goalMessages.goalCompleted.title
      : stays
        ? `Stays at ${newProgress}%`
        : `${oldProgress}% → ${newProgress}%`
  // Why it stays says that it does, or what was ticked; and what it never left it is not back at.
  const isWhole = stays && (isUndone || openedNow !== '' || saysStay(progressUpdate))
  return (
    <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-control bg-raised px-3.5 py-3 text-sm">
      <Check aria-hidden="true" className="mt-0.5 size-4 text-ok" />
      <div className="min-w-0">
        {said && !isUndone && <OwnWords text={said} />}
        <p role="status" className="text-pretty wrap-anywhere">
          {isTitled && <bdi className="block font-[550]">{shortTitle(goal.title)}</bdi>}
          {ask ? (
            !unkept && 'Your answer is kept.'
          ) : isWhole ? null : (
            <span className={isDone ? 'font-[550]' : 'num'}>{isDone ? moved : `${moved}.`}</span>
          )}{' '}
          {opened}
          {!ask && !isUndone && `${reasoningOf(answer)} ${wordsAfter(answer)}`.trim()}
          {unkept && <span className="block text-ink-2">{commonMessages.unkept}</span>}
        </p>
        {offersEnd && !ask && !isUndone && !isEnded && !goal.isCompleted && isReady(goal) && (
          <CompleteButton
            goal={goal}
            className="my-1"
            onCompleted={() => {
              setEnded(true)
              onCompleted?.()
            }}
          />
        )}
        {!ask && !isUndone && <PassedMilestones goal={goal} ticked={beside} setTicked={setBeside} />}
        {isEnded && <p role="status">Completed.</p>}
        {act && !isEnded && (
          <UndoAct
            act={act}
            onUndone={() => {
              setUndone(true)
              onUndone?.()
            }}
          />
        )}
        {careLevel === 'unclear' && <QuietCare />}
        {goal.isCompleted && !ask && !isUndone && (
          <Suspense>
            <CompletedHere goal={goal} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
