import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useMutation } from '@/lib/client/cache/use-mutation'
import type { MilestoneChange } from '@/lib/client/goals/milestone-change'
import { sendMilestoneChange } from '@/lib/client/goals/milestones'
import { api } from '@/lib/client/http/api'
import { errorSentence } from '@/lib/client/http/api-error'
import type { Answer } from '@/lib/client/http/endpoints'
import type { NewWaiting } from '@/lib/client/outbox/item'
import { isKept, sendOrKeep, tryOrKeep } from '@/lib/client/outbox/keep'
import { plansKey } from '@/lib/client/plans/key'
import { refreshRecord } from '@/lib/client/proposals/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { NewValue } from '@/lib/contract/measure'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { planMessages } from '@/lib/contract/messages/plans'
import type { PlanPatch } from '@/lib/contract/plan'
import type { ChecklistRow } from '@/lib/contract/today'

/** Ticks a row of the day's checklist, or takes that back; every screen that tells of it is read anew. */
export function useTickRow(row: ChecklistRow, today: string, onFailed: () => void) {
  const client = useQueryClient()
  const router = useRouter()
  const key = ['tick-row', row.kind, row.id]
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(':') },
    mutationFn: (isDone: boolean) => sendTick(row, today, isDone),
    onSuccess: (answer) => {
      // What waits is shown as it was said; without a connection there is nothing to read anew.
      if (isKept(answer)) return
      refreshRecord(client)
      router.refresh()
    },
    onError: onFailed,
    meta: { success: tellIfKept, failure: goalMessages.failed.tick },
  })
}

/** Says of a plan on the day's checklist whether it serves. */
export function useReviewPlan(row: ChecklistRow, onFailed: () => void) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (patch: PlanPatch) => api('PATCH /api/plans/{id}', { params: { id: row.id }, body: patch }),
    onSuccess: () => {
      refreshRecord(client)
      if (row.goalId) client.invalidateQueries({ queryKey: plansKey(row.goalId) })
      router.refresh()
    },
    onError: onFailed,
    meta: { failure: planMessages.failed.updatePlan },
  })
}

/** Tells that what was done waits for a connection; of what was sent nothing needs to be said. */
export function tellIfKept(answer: unknown) {
  return isKept(answer) ? outboxMessages.kept : undefined
}

async function sendTick({ kind, id, goalId, title }: ChecklistRow, today: string, isDone: boolean): Promise<unknown> {
  const tick = { kind: 'Tick', about: title, text: isDone ? 'Done' : 'Not done', goalId } as const
  if (kind === 'plan') {
    const body = { date: today, outcome: isDone ? ('held' as const) : null }
    return sendOrKeep({ ...tick, request: { method: 'POST', path: `/api/plans/${id}/outcomes`, body } })
  }
  if (kind === 'milestone' && goalId)
    return keepMilestone({ ...tick, goalId }, { type: 'tick', id, isCompleted: isDone })
  if (kind === 'rhythm') return isDone ? countDay({ id, title }, today) : uncountDay(id, today)
}

/** Makes a change to a goal's milestones, or keeps it until there is a connection. */
export function keepMilestone(
  what: Pick<NewWaiting, 'kind' | 'about' | 'text'> & { goalId: string },
  change: MilestoneChange,
) {
  const request = { goalId: what.goalId, milestone: change }
  return tryOrKeep({ ...what, request }, () => sendMilestoneChange(what.goalId, change))
}

/** Who had said that nothing was done is taken at the later word. */
export async function countDay(goal: { id: string; title: string }, date: string) {
  const made = await logValue(goal, { value: 1, date })
  if (!isKept(made) && made.value === 0) {
    await api('PATCH /api/values/{id}', { params: { id: made.id }, body: { value: 1 } })
  }
  return made
}

/** Logs a value, or keeps it until there is a connection. */
export function logValue({ id, title }: { id: string; title: string }, value: NewValue) {
  return sendOrKeep<Answer<'POST /api/goals/{id}/values'>>({
    kind: 'Value',
    about: title,
    text: String(value.value ?? value.total),
    goalId: id,
    request: { method: 'POST', path: `/api/goals/${id}/values`, body: value },
  })
}

/** Takes the last value of a day back. */
export async function uncountDay(goalId: string, date: string): Promise<void> {
  const values = await api('GET /api/goals/{id}/values', { params: { id: goalId } })
  const last = values.find((one) => one.date === date)
  if (last) await api('DELETE /api/values/{id}', { params: { id: last.id } })
}

type Skip = { id: string; title: string }

/**
 * Puts a question off for the day, told by a toast that asks it after all. Without a connection either waits to be sent;
 * where it cannot, the question stays as it was, which is said.
 */
export function useSkipQuestion(onOpen: (id: string) => void) {
  const router = useRouter()
  const scope = { id: 'skip-question' }
  const skip = useMutation({
    scope,
    mutationFn: (question: Skip) => sendSkip(question, true),
    onError: (_error, { id }) => onOpen(id),
    meta: { failure: planMessages.failed.skipQuestion },
  })
  const ask = useMutation({
    scope,
    mutationFn: (question: Skip) => sendSkip(question, false),
    onSuccess: (answer, { id }) => {
      onOpen(id)
      if (!isKept(answer)) router.refresh()
    },
    meta: { success: tellIfKept },
    onError: (error, question) => {
      const said = { title: planMessages.failed.askQuestion, description: errorSentence(error) }
      toast({ ...said, variant: 'destructive', action: undoOf(question) })
    },
  })
  const undoOf = (question: Skip) => ({
    ...commonMessages.undo,
    hint: `Undo: ${question.title}`,
    run: () => ask.mutate(question),
  })
  return (question: Skip) => {
    skip.mutate(question)
    toast({ ...planMessages.questionPutOff, description: question.title, action: undoOf(question) })
  }
}

function sendSkip({ id, title }: Skip, isSkipped: boolean) {
  const method = isSkipped ? 'POST' : 'DELETE'
  return sendOrKeep<object>({
    kind: 'Question',
    about: title,
    text: isSkipped ? 'Not today' : 'Asked after all',
    goalId: null,
    request: { method, path: `/api/today/questions/${id}/skip`, body: {} },
  })
}
