import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { carefulPatch } from '@/lib/client/cache/careful-patch'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import { useDeleteWithUndo } from '@/lib/client/cache/undo-from-screen'
import { oneAtATime, useMutation } from '@/lib/client/cache/use-mutation'
import { energyKey } from '@/lib/client/energy/api'
import { experimentsKey } from '@/lib/client/experiments/key'
import { api } from '@/lib/client/http/api'
import { errorSentence } from '@/lib/client/http/api-error'
import { responsesKey, weeklyInsightKey } from '@/lib/client/insights/keys'
import { isKept, type Kept, sendOrKeep } from '@/lib/client/outbox/keep'
import { tellDemo } from '@/lib/client/screen/tell-demo'
import { type Toast, toast } from '@/lib/client/screen/use-toast'
import { dayName } from '@/lib/client/time/calendar'
import { valuesKey } from '@/lib/client/values/key'
import type { AiUpdate, AiUpdateAnswer, Goal, GoalPatch, NewGoal } from '@/lib/contract/goal'
import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'
import { isReady, isWholeByPress } from '@/lib/contract/goal-ready'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { goalHistoryKey, goalRisksKey, goalsKey, insertGoal, removeGoal, replaceGoal } from './cache'
import { notedOf } from './notes'
import { useSentNote } from './sent-answer'
import { useTakenAnswer } from './taken-answer'
import { tellOfVisit } from './visit'

/** Every goal of the user, newest first. */
export function useGoals(enabled = true) {
  const deleted = useDeletedIds()
  return useQuery({
    enabled,
    queryKey: goalsKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/goals'>(goalsKey[0], signal),
    select: useCallback((goals: Goal[]) => goals.filter(({ id }) => !deleted.has(id)), [deleted]),
  })
}

/** Where each goal that is not completed stands, by its id; empty until it is known. */
export function useGoalStandings(): ReadonlyMap<string, RiskItem> {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/insights/goals/risk'>(goalRisksKey[0], signal),
  })
  return useMemo(() => new Map(data?.map((standing) => [standing.goalId, standing])), [data])
}

/** Where an ongoing goal stands against its date; null where it is not known yet. */
export function useGoalStatus(goalId: string): GoalCourse | null {
  const { data } = useQuery({
    queryKey: goalRisksKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/insights/goals/risk'>(goalRisksKey[0], signal),
    select: useCallback((risks: RiskItem[]) => risks.find((one) => one.goalId === goalId)?.status ?? null, [goalId]),
  })
  return data ?? null
}

/** A goal's progress ledger, oldest first. */
export function useGoalHistory(goalId: string) {
  return useQuery({
    queryKey: goalHistoryKey(goalId),
    queryFn: ({ queryKey, signal }) => fetchWholeList<'GET /api/goals/{id}/history'>(queryKey.join('/'), signal),
  })
}

/** `onCreated` is told even where the form has been closed meanwhile. */
export function useCreateGoal(onCreated: (goal: Goal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (goal: NewGoal) => api('POST /api/goals', { body: goal }),
    onSuccess: (goal) => {
      insertGoal(client, goal)
      onCreated(goal)
    },
    meta: { success: goalMessages.goalCreated, failure: goalMessages.failed.createGoal, invalidates: [goalRisksKey] },
  })
}

type CompletionField = 'isCompleted' | 'completionNotes' | 'progress'
type Completion = { notes: string; base: Goal }

/**
 * Marks a goal as completed. Without notes of its own the completion keeps the progress notes. Where other completion
 * notes were stored meanwhile, `clash` is given the stored goal and nothing was changed; `moved` is, where a milestone was
 * opened again elsewhere, or it stands elsewhere by now.
 */
export function useCompleteGoal(
  goalId: string,
  on: { completed: () => void; clash: (current: Goal) => void; moved: (current: Goal) => void },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ notes, base }: Completion) =>
      // The same words as of a completion that was undone are still what is said of this one.
      carefulPatch<Goal, CompletionField>(
        `/api/goals/${goalId}`,
        notes && notes === base.completionNotes ? { ...base, completionNotes: '' } : base,
        {
          isCompleted: true,
          // Without any its answers are; a note that was there is taken out.
          completionNotes: notes || (notedOf(base.completionNotes) ? '' : base.completionNotes),
          progress: isWholeByPress(base) ? 100 : base.progress,
        },
        {
          isOff: (current) => isReady(base) && !current.isCompleted && !isReady(current),
          // A goal that is counted would be completed at its whole.
          always: ['progress'],
        },
      ),
    onSuccess: (outcome) => {
      if ('clashing' in outcome) {
        const { current, clashing } = outcome
        if (clashing.includes('completionNotes')) return on.clash(current)
        replaceGoal(client, current)
        return on.moved(current)
      }
      replaceGoal(client, outcome.saved)
      on.completed()
    },
    meta: {
      // The dialog that was in front says it.
      failure: goalMessages.failed.updateGoal,
      invalidates: [goalHistoryKey(goalId), goalRisksKey, weeklyInsightKey],
    },
  })
}

/** Keeps a word on how a goal went that an answer has completed. */
export function useNoteCompletion(goalId: string, onNoted: (notes: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (completionNotes: string) =>
      api('PATCH /api/goals/{id}', { params: { id: goalId }, body: { completionNotes } }),
    onSuccess: (goal, notes) => {
      replaceGoal(client, goal)
      onNoted(notes)
    },
    meta: { failure: goalMessages.failed.updateGoal },
  })
}

export function useReopenGoal(goalId: string, onReopened: () => void = () => undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('PATCH /api/goals/{id}', { params: { id: goalId }, body: { isCompleted: false } }),
    onSuccess: (goal) => {
      replaceGoal(client, goal)
      onReopened()
    },
    meta: {
      success: goalMessages.goalReopened,
      failure: goalMessages.failed.updateGoal,
      invalidates: [goalHistoryKey(goalId), valuesKey(goalId), goalRisksKey, weeklyInsightKey],
    },
  })
}

/** Gives a goal the day on which what it counts is over, or takes it again. */
export function useDateGoal(goalId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dates: Pick<GoalPatch, 'targetDate' | 'isPaused' | 'pausedUntil'>) =>
      api('PATCH /api/goals/{id}', { params: { id: goalId }, body: dates }),
    onSuccess: (goal) => replaceGoal(client, goal),
    meta: { failure: goalMessages.failed.updateGoal, invalidates: [goalRisksKey] },
  })
}

/** Pauses a goal or goes on with it, drops it or brings it back. */
export function useRestGoal(goalId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rest: Pick<GoalPatch, 'isPaused' | 'pausedUntil' | 'isDropped' | 'closingNote'>) =>
      api('PATCH /api/goals/{id}', { params: { id: goalId }, body: rest }),
    onSuccess: (goal) => {
      replaceGoal(client, goal)
      refocusGoal(goal.id)
      const { pausedAt, droppedAt, title } = goal
      if (!pausedAt && !droppedAt) return toast(goalMessages.goalResumed)
      const back = droppedAt ? { isDropped: false } : { isPaused: false }
      const hint = `Undo: ${title}`
      toast({
        ...restWords(goal),
        action: { ...commonMessages.undo, hint, run: () => void goOn(client, goalId, back) },
      })
    },
    meta: { failure: goalMessages.failed.updateGoal, invalidates: [goalRisksKey] },
  })
}

function restWords({ pausedAt, pausedUntil, droppedAt }: Goal) {
  if (droppedAt) return goalMessages.goalDropped
  return pausedAt && pausedUntil
    ? goalMessages.goalPausedUntil(dayName(pausedUntil, pausedAt))
    : goalMessages.goalPaused
}

/** Tells that a goal's date was moved, or that it has its first, with the way back. */
export function tellDateMoved(client: QueryClient, { id, title, targetDate }: Goal, moved: Goal, today: string): void {
  if (moved.targetDate === null) return
  refocusGoal(id)
  const words = targetDate === null ? goalMessages.dateSet : goalMessages.dateMoved
  const run = () => void dateBack(client, id, { base: moved, mine: { targetDate } }, today)
  toast({ ...words(dayName(moved.targetDate, today)), action: { ...commonMessages.undo, hint: `Undo: ${title}`, run } })
}

type DateChange = { base: Pick<Goal, 'targetDate'>; mine: Pick<Goal, 'targetDate'> }

/** Gives a goal its former date back, unless it was given another one elsewhere meanwhile: then that one stays. */
async function dateBack(client: QueryClient, id: string, { base, mine }: DateChange, today: string): Promise<void> {
  try {
    const outcome = await carefulPatch<Goal, 'targetDate'>(`/api/goals/${id}`, { targetDate: base.targetDate }, mine)
    replaceGoal(client, 'saved' in outcome ? outcome.saved : outcome.current)
    if ('clashing' in outcome) {
      const { targetDate } = outcome.current
      toast({ ...goalMessages.dateKept(targetDate && dayName(targetDate, today)), variant: 'destructive' })
    }
  } catch (error) {
    toast({ title: goalMessages.failed.updateGoal, description: errorSentence(error), variant: 'destructive' })
  }
  client.invalidateQueries({ queryKey: goalRisksKey, refetchType: 'all' })
}

/** Takes back what was changed of a goal, from the toast that told of it. */
async function goOn(client: QueryClient, id: string, body: Pick<GoalPatch, 'isPaused' | 'isDropped'>): Promise<void> {
  try {
    replaceGoal(client, await api('PATCH /api/goals/{id}', { params: { id }, body }))
  } catch (error) {
    toast({ title: goalMessages.failed.updateGoal, description: errorSentence(error), variant: 'destructive' })
  }
  client.invalidateQueries({ queryKey: goalRisksKey, refetchType: 'all' })
}

/** A goal that changes its group is drawn anew there: whoever pressed a button of its row is still at it. */
export function refocusGoal(id: string): void {
  // It may be drawn anew once more, when where it stands is read again.
  for (const after of REDRAWN_MS) setTimeout(() => focusIfLost(`[data-menu-of="${id}"]`), after)
}

/** Gives the focus to what a selector finds, where what had it is gone: a dialog leaves it to the whole screen then. */
function focusIfLost(selector: string): void {
  const at = document.activeElement
  if (!at || at === document.body || at.matches('main')) document.querySelector<HTMLElement>(selector)?.focus()
}

const REDRAWN_MS = [100, 600, 1_500]

/** The goal leaves the list at once; it is deleted when the toast with Undo goes. */
export function useDeleteGoal(): (goal: Goal) => void {
  const client = useQueryClient()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ id }) =>
    deleteWithUndo({
      id,
      path: `/api/goals/${id}`,
      title: goalMessages.goalDeleted.title,
      failure: goalMessages.failed.deleteGoal,
      onDeleted: () => {
        removeGoal(client, id)
        // Risks, analyses and the week all spoke of it.
        client.invalidateQueries({
          refetchType: 'all',
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/insights/'),
        })
        // One that its values judged has ended.
        client.invalidateQueries({ queryKey: experimentsKey, refetchType: 'all' })
      },
    })
}

/** What tells that an answer about the goal is on its way, wherever it was sent from. */
export function answerMutationKey(goalId: string) {
  return ['answer-coach', goalId] as const
}

type Answered = { id: string; title: string; progress: number }

/** What tells of an answer from a toast; nothing where the coach asks back: that is still to be answered. */
export function answerToast({ goal, progressUpdate, ask, care }: AiUpdateAnswer): Toast | undefined {
  if (ask) return undefined
  if (care) return goalMessages.responseSubmitted
  const { oldProgress, newProgress, reasoning } = progressUpdate
  // What stays as it is was not updated.
  if (oldProgress === newProgress) return goalMessages.responseSubmitted
  if (goal.isCompleted) return goalMessages.goalCompleted
  return goalMessages.progressUpdated(oldProgress, newProgress, reasoning)
}

/**
 * Sends the user's answer to the coach, who judges the progress from it; without a connection `onKept` is told. What
 * came of it, and why it was refused, is told by a toast, but while `isShown` says that the screen does. While one about
 * the goal is on its way another is not sent: the second of two quick presses comes before the screen shows the first.
 */
export function useAnswerCoach(
  { id: goalId, title, progress }: Answered,
  onAnswered: (answer: AiUpdateAnswer, said: string | undefined) => void,
  onKept: () => void = () => undefined,
  isShown: (answer: AiUpdateAnswer | null) => boolean = () => false,
) {
  const client = useQueryClient()
  const mutationKey = answerMutationKey(goalId)
  const sent = useSentNote(goalId)
  const taken = useTakenAnswer(goalId)
  const send = useMutation({
    mutationKey,
    mutationFn: (answer: AiUpdate) => {
      // What the coach asked back was asked of one moment: that is answered now or not at all.
      if (answer.confirmed) return api('PATCH /api/goals/{id}/ai-update', { params: { id: goalId }, body: answer })
      return sendOrKeep<AiUpdateAnswer>({
        kind: 'Check-in',
        about: title,
        text: answer.response ?? '',
        goalId,
        request: { method: 'PATCH', path: `/api/goals/${goalId}/ai-update`, body: answer },
        seenProgress: progress,
      })
    },
    onMutate: ({ response }) => {
      if (response) sent.save(response)
    },
    onSuccess: (answer, { response }) => {
      sent.clear()
      taken.drop()
      if (isKept(answer)) return onKept()
      replaceGoal(client, answer.goal)
      if (answer.unkept) tellOfVisit(client, answer, response)
      onAnswered(answer, response)
    },
    onError: (error) => {
      const { status } = error
      // Where nothing was heard of it, it may have been stored.
      if (status !== 0) sent.clear()
      if (isShown(null) || tellDemo(error)) return
      const description = status === 404 ? goalMessages.error.goalNotFound : goalMessages.error.submitResponse
      toast({ title: commonMessages.error.title, description, variant: 'destructive' })
    },
    meta: {
      success: (answer: AiUpdateAnswer | Kept) => {
        if (isKept(answer)) return outboxMessages.kept
        return isShown(answer) ? undefined : answerToast(answer)
      },
      // Read anew they would know nothing of what is not kept.
      invalidates: (answer: AiUpdateAnswer | Kept) =>
        !isKept(answer) && answer.unkept ? [] : [goalHistoryKey(goalId), responsesKey(goalId), goalRisksKey, energyKey],
    },
  })
  return oneAtATime(client, mutationKey, send)
}
