'use client'

import { CircleCheck } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { domainColor } from '@/components/shared/domain-mark'
import { focusField, focusOnArrival } from '@/components/shared/focus'
import { ProgressRing } from '@/components/shared/progress-ring'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button, buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { keptText } from '@/lib/client/cache/careful-patch'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useCompleteGoal, useGoals, useReopenGoal } from '@/lib/client/goals/api'
import { lastAnswerAt, notedOf } from '@/lib/client/goals/notes'
import type { Goal } from '@/lib/contract/goal'
import { isReady, isWholeByPress } from '@/lib/contract/goal-ready'
import { targetOf } from '@/lib/contract/measure-reading'
import { readingWords } from '@/lib/contract/measure-words'
import { goalMessages } from '@/lib/contract/messages/goals'
import { Celebration } from './celebration'
import { CompletedMoment } from './completed-moment'
import { CompletionNotes } from './completion-notes'
import type { GoalDialogProps } from './goal-form-dialog'
import { OwnWords } from './kept-answer'

const ConflictDialog = lazy(() =>
  import('@/components/shared/conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
)

/** That it is not all there yet, said before it is closed. A rhythm never is: its score is no part of a whole. */
function closedEarly(goal: Goal): string {
  const { measure, reading, progress, milestones, progressNotes } = goal
  const target = targetOf(measure)
  if (measure?.kind === 'rhythm') return 'A rhythm ends when you say so.'
  if (isWholeByPress(goal))
    return lastAnswerAt(progressNotes) === null
      ? 'Nothing was noted for this goal yet. It will be recorded as completed, at 100%.'
      : 'No progress was noted for this goal yet. It will be recorded as completed, at 100%.'
  const stands = target ? readingWords(target, reading ?? target.start) : `${progress}%`
  const [open, ...more] = milestones.filter(({ isCompleted }) => !isCompleted)
  const left = open
    ? more.length > 0
      ? `, with ${more.length + 1} milestones open`
      : `, with “${open.title}” open`
    : ''
  return `It is at ${stands}${left}. You can complete it all the same.`
}

type CompleteGoalDialogProps = GoalDialogProps & {
  /** Told as soon as it is completed: what it was opened from gives way to the celebration. */
  onDone?: (() => void) | undefined
}

/** Closes a goal by hand, with a word on how it went. */
export function CompleteGoalDialog({
  open,
  onOpenChange,
  goal,
  now,
  onDone,
  onCloseAutoFocus,
}: CompleteGoalDialogProps) {
  // One that was completed before, and opened again, has its note still.
  const notes = useDraftText(`completion:${goal.id}`, notedOf(goal.completionNotes))
  const [isDone, setDone] = useState(false)
  // What was noted just now is read back where it is kept.
  const [note, setNote] = useState('')
  const completed = useGoals().data?.find(({ id }) => id === goal.id)
  const [clash, setClash] = useState<Goal | null>(null)
  // What is completed is the goal as it is told of here.
  const [base, setBase] = useState(goal)
  const isMoved = base !== goal
  const complete = useCompleteGoal(goal.id, {
    completed: () => {
      setNote(notes.text.trim())
      notes.clear()
      setDone(true)
      onDone?.()
    },
    clash: setClash,
    moved: setBase,
  })

  const reopen = useReopenGoal(goal.id, () => onOpenChange(false))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!complete.isPending) complete.mutate({ notes: notes.text.trim(), base })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={isDone ? goalMessages.goalCompleted.title : 'Mark as completed'}
        description={goal.title}
        className={isDone ? undefined : 'min-h-0'}
        onOpenAutoFocus={focusField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {isDone ? (
          <>
            <DialogBody className="justify-items-center gap-4 sm:py-8">
              <div className="relative">
                {/* A part of the whole would contradict the title: how far it came stands in a sentence below. */}
                {(completed ?? goal).progress === 100 ? (
                  <ProgressRing value={100} size={112} stroke={8} color={domainColor(goal.domain)} />
                ) : (
                  <CircleCheck aria-hidden="true" className="size-28 stroke-1 text-ok" />
                )}
                <Celebration />
              </div>
              <p className="text-ink-2">
                {(completed ?? goal).progress === 100 ? goalMessages.goalCompleted.description : goalMessages.goalEnded}
              </p>
              {note && <OwnWords text={note} />}
              <CompletedMoment goal={completed ?? goal} now={now} />
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
                Undo
              </Button>
              <Button ref={focusOnArrival} onClick={() => onOpenChange(false)}>
                Done
              </Button>
            </DialogFooter>
          </>
        ) : (
          <form noValidate onSubmit={submit}>
            <fieldset disabled={complete.isPending}>
              <DialogBody>
                {/* Always there, so that what comes to stand in it is announced. */}
                <p role="status" className="num text-pretty text-ink-2 empty:hidden">
                  {isMoved &&
                    `${isReady(goal) ? 'A milestone was opened again' : 'It was changed'} elsewhere meanwhile. `}
                  {base.progress < 100 && !isReady(base) && closedEarly(base)}
                </p>
                <CompletionNotes rows={4} text={notes.text} failure={complete.error} onText={notes.setText} />
              </DialogBody>
              <DialogFooter>
                <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
                <SubmitButton pending={complete.isPending} pendingLabel="Saving...">
                  Mark as completed
                </SubmitButton>
              </DialogFooter>
            </fieldset>
          </form>
        )}
      </DialogContent>
      {clash && (
        <Suspense>
          <ConflictDialog
            versions={[
              {
                field: 'notes',
                label: 'Completion notes',
                mine: notes.text.trim(),
                stored: clash.completionNotes,
                canMerge: true,
              },
            ]}
            onClose={() => setClash(null)}
            onKeep={(choiceOf) => {
              complete.mutate({
                notes: keptText(choiceOf('notes'), notes.text.trim(), clash.completionNotes),
                base: clash,
              })
              setClash(null)
            }}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
