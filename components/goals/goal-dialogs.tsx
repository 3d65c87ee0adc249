'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/shared/lazy-part'
import { useExperiments } from '@/lib/client/experiments/api'
import { lossWords } from '@/lib/client/experiments/words'
import { refocusGoal, useDeleteGoal } from '@/lib/client/goals/api'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'

export type GoalAction =
  | 'edit'
  | 'date'
  | 'check-in'
  | 'coaching'
  | 'history'
  | 'complete'
  | 'plans'
  | 'pause'
  | 'drop'
  | 'delete'

/** The goal that a dialog is about; it stays while the dialog closes. Each opening is a round of its own and starts afresh. */
export type OpenGoal = { action: GoalAction; goal: Goal; isOpen: boolean; round: number }

const load = {
  create: () => import('./create-goal-dialog'),
  edit: () => import('./edit-goal-dialog'),
  coaching: () => import('./coaching-dialog'),
  date: () => import('./date-dialog'),
  history: () => import('./history-dialog'),
  complete: () => import('./complete-goal-dialog'),
  rest: () => import('./rest-dialog'),
  plans: () => import('@/components/plans/plans-dialog'),
  confirm: () => import('@/components/shared/confirm-dialog'),
}
const CreateGoalDialog = lazyPart(() => load.create().then((module) => module.CreateGoalDialog))
const EditGoalDialog = lazyPart(() => load.edit().then((module) => module.EditGoalDialog))
const CoachingDialog = lazyPart(() => load.coaching().then((module) => module.CoachingDialog))
const DateDialog = lazyPart(() => load.date().then((module) => module.DateDialog))
const HistoryDialog = lazyPart(() => load.history().then((module) => module.HistoryDialog))
const CompleteGoalDialog = lazyPart(() => load.complete().then((module) => module.CompleteGoalDialog))
const PauseDialog = lazyPart(() => load.rest().then((module) => module.PauseDialog))
const DropDialog = lazyPart(() => load.rest().then((module) => module.DropDialog))
const PlansDialog = lazyPart(() => load.plans().then((module) => module.PlansDialog))
const ConfirmDialog = lazyPart(() => load.confirm().then((module) => module.ConfirmDialog))

/** Fetches the dialogs' code when someone comes near a button that opens one. */
export function preloadGoalDialogs(): void {
  for (const fetchCode of Object.values(load)) fetchCode().catch(() => undefined)
}

type GoalDialogsProps = {
  opened: OpenGoal | null
  isCreating: boolean
  now: Today
  onClose: () => void
  onCreateChange: (open: boolean) => void
  onCreated: (goal: Goal) => void
  /** Focus needs another place than the card, which the dialog's doing took away. */
  onCardGone: () => void
}

/** The screen's dialogs, each brought in when it is first opened. */
export function GoalDialogs({
  opened,
  isCreating,
  now,
  onClose,
  onCreateChange,
  onCreated,
  onCardGone,
}: GoalDialogsProps) {
  const [wasCreating, setWasCreating] = useState(false)
  useEffect(() => {
    if (isCreating) setWasCreating(true)
  }, [isCreating])
  return (
    <Suspense>
      {wasCreating && <CreateGoalDialog open={isCreating} onOpenChange={onCreateChange} onCreated={onCreated} />}
      {opened && <GoalDialog key={opened.round} {...opened} now={now} onClose={onClose} onCardGone={onCardGone} />}
    </Suspense>
  )
}

type GoalDialogProps = OpenGoal & Pick<GoalDialogsProps, 'now' | 'onClose' | 'onCardGone'>

function GoalDialog({ action, goal, isOpen, now, onClose, onCardGone }: GoalDialogProps) {
  const remove = useDeleteGoal()
  const [isDeleted, setDeleted] = useState(false)

  // Deleted, or completed under a filter: the button that opened the dialog is gone together with its card.
  function onCloseAutoFocus(event: Event) {
    const card = isDeleted ? null : document.getElementById(goal.id)
    // A goal that was paused is drawn anew under another heading, and so is the button whose menu paused it.
    const menu = (action === 'pause' || action === 'date') && card?.querySelector<HTMLElement>('[aria-haspopup="menu"]')
    // What opened the dialog may be gone, as a menu's line is, or go as the goal changes its group, also a while later.
    if (card && !menu) return refocusGoal(goal.id)
    event.preventDefault()
    if (menu) menu.focus()
    else onCardGone()
  }

  const dialog = { open: isOpen, onOpenChange: (open: boolean) => open || onClose(), goal, now, onCloseAutoFocus }
  if (action === 'edit') return <EditGoalDialog {...dialog} />
  if (action === 'date') return <DateDialog {...dialog} />
  if (action === 'check-in' || action === 'coaching')
    return <CoachingDialog {...dialog} isCoached={action === 'coaching'} />
  if (action === 'history') return <HistoryDialog {...dialog} />
  if (action === 'pause') return <PauseDialog {...dialog} />
  if (action === 'drop') return <DropDialog {...dialog} />
  if (action === 'plans') return <PlansDialog {...dialog} />
  if (action === 'complete') return <CompleteGoalDialog {...dialog} />
  return (
    <ConfirmDialog
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      question={goalMessages.confirm.deleteGoal}
      detail={<Loss goal={goal} />}
      confirmLabel="Delete goal"
      onConfirm={() => {
        setDeleted(true)
        remove(goal)
      }}
    />
  )
}

function Loss({ goal: { id, title } }: { goal: Goal }) {
  const { data: experiments = [] } = useExperiments()
  const loss = lossWords(experiments, id)
  return (
    <>
      <bdi className="font-medium text-ink wrap-anywhere">{title}</bdi> goes with its history and the answers you gave
      your coach about it. {loss && `${loss} `}For a moment you can undo this.
    </>
  )
}
