'use client'

import { ArrowRight } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { domainColor } from '@/components/shared/domain-mark'
import { focusOnArrival } from '@/components/shared/focus'
import { ProgressRing } from '@/components/shared/progress-ring'
import { QuietCare } from '@/components/shared/quiet-care'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { openedAgain } from '@/lib/client/goals/opened-again'
import { keptWords, reasoningOf, saysStay, wordsAfter } from '@/lib/client/goals/still'
import type { AiUpdateAnswer, Milestone } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { Celebration } from './celebration'
import { CoachEngine } from './coach-engine'
import { CoachingAsk } from './coaching-ask'
import { CompleteButton } from './complete-button'
import { CompletedHere, type UnsavedNote } from './completed-here'
import { OwnWords } from './kept-answer'
import { PassedMilestones } from './passed-milestones'
import { UndoButton, Undone } from './undo-act'
import { useGlide } from './use-glide'

type CoachingResultProps = {
  result: AiUpdateAnswer
  /** What was answered, in the person's own words. */
  said?: string | undefined
  /** Whether the person has said how far they are, so that it is no answer of the coach's. */
  isChosen: boolean
  /** The note on a goal that the answer completed. */
  unsaved: Ref<UnsavedNote>
  /** Told what came of it once the person has said how far they are. */
  onConfirmed: (answer: AiUpdateAnswer) => void
  isShown: () => boolean
  onUndone: () => void
  onAgain: () => void
  onClose: () => void
  /** Told as soon as the goal is completed from here. */
  onEnded: () => void
}

/** What the answer did: from where to where, and why. */
export function CoachingResult({
  result,
  said,
  isChosen,
  unsaved,
  isShown,
  onConfirmed,
  onUndone,
  onAgain,
  onClose,
  onEnded,
}: CoachingResultProps) {
  const { goal, progressUpdate, ask, act, care, careLevel, unkept } = result
  const { oldProgress, newProgress, reasoning } = progressUpdate
  const [isUndone, setUndone] = useState(false)
  const [beside, setBeside] = useState<readonly Milestone[]>([])
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const [from, to] = isUndone ? [newProgress, oldProgress] : [oldProgress, newProgress]
  const opened = openedAgain(act, beside)
  // What the reasoning says the heading does not say again, nor the other way about.
  const isPlain = reasoning === keptWords(newProgress)
  const still = openedAgain(act) ? 'Milestone done' : !isPlain && saysStay(progressUpdate) ? 'Noted' : `Stays at ${to}%`
  // What it never left it is not back at.
  const undone = from === to ? opened || 'Taken back' : `Back at ${to}%`
  const shown = useGlide(from, to)
  const isDone = goal.isCompleted && newProgress === 100 && !isUndone
  const offersEnd = !goal.isCompleted && !isUndone && isReady(goal)

  if (care) return <Care words={care} onClose={onClose} />
  if (ask) {
    const way = { unkept, isShown, onConfirmed, onAgain, onClose }
    return <CoachingAsk goal={goal} ask={ask} {...way} />
  }
  return (
    <>
      <DialogBody className="justify-items-center gap-3 text-center sm:gap-4 sm:py-8">
        <div>
          <p dir="auto" className="line-clamp-2 max-w-[52ch] text-sm text-ink-2 wrap-anywhere">
            {goal.title}
          </p>
        </div>
        <div className="relative">
          <ProgressRing
            value={shown}
            size={112}
            stroke={8}
            color={domainColor(goal.domain)}
            label={`${to}% complete`}
          />
          {isDone && <Celebration />}
        </div>
        <h3 ref={head} tabIndex={-1} className="num text-xl focus:outline-none">
          {isUndone ? undone : isDone ? goalMessages.goalCompleted.title : <Change from={from} to={to} still={still} />}
        </h3>
        {!isUndone && said && <OwnWords text={said} />}
        {!isUndone && (
          <p dir="auto" className="max-w-[52ch] text-pretty text-ink-2 wrap-anywhere">
            {isPlain ? '' : reasoningOf(result)} {wordsAfter(result)}
          </p>
        )}
        {!isUndone && <PassedMilestones goal={goal} ticked={beside} setTicked={setBeside} />}
        {isUndone && opened && undone !== opened && <p className="text-ink-2 wrap-anywhere">{opened}</p>}
        {isUndone && <Undone />}
        {isDone && <CompletedHere goal={goal} unsaved={unsaved} />}
        {unkept && <p className="text-sm text-ink-2">{commonMessages.unkept}</p>}
        {careLevel === 'unclear' && <QuietCare />}
        {!isUndone && !isChosen && <CoachEngine />}
      </DialogBody>
      <DialogFooter>
        {act && !isUndone && (
          <UndoButton
            act={act}
            variant="outline"
            onUndone={() => {
              setUndone(true)
              onUndone()
              head.current?.focus()
            }}
          />
        )}
        {!isDone && (
          <Button variant="outline" onClick={onAgain}>
            Answer again
          </Button>
        )}
        {offersEnd && <CompleteButton goal={goal} size="default" onDone={onEnded} />}
        <Button variant={offersEnd ? 'outline' : 'default'} onClick={onClose}>
          {offersEnd ? 'Leave it open' : 'Done'}
        </Button>
      </DialogFooter>
    </>
  )
}

/** What was written in crisis gets help, and no figure beside it. */
function Care({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <CareCard words={words} />
      </DialogBody>
      <DialogFooter>
        <Button ref={focusOnArrival} variant="outline" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </>
  )
}

function Change({ from, to, still }: { from: number; to: number; still: string }) {
  if (from === to) return still
  return (
    <span className="inline-flex items-center gap-2">
      {from}%
      <ArrowRight aria-hidden="true" className="size-4 text-ink-3" />
      <span className="sr-only">to</span>
      {to}%
    </span>
  )
}
