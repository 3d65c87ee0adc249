import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import { useDeleteWithUndo } from '@/lib/client/cache/undo-from-screen'
import { oneAtATime } from '@/lib/client/cache/use-mutation'
import { updateGoal } from '@/lib/client/goals/cache'
import { api } from '@/lib/client/http/api'
import { isKept } from '@/lib/client/outbox/keep'
import { refreshRecord, tellWithUndo } from '@/lib/client/proposals/api'
import { dayOf } from '@/lib/client/time/calendar'
import { countDay, logValue, tellIfKept, uncountDay } from '@/lib/client/today/api'
import type { Goal } from '@/lib/contract/goal'
import type { Datapoint, NewValue } from '@/lib/contract/measure'
import { progressOf, readingOf, targetOf } from '@/lib/contract/measure-reading'
import { measureMessages } from '@/lib/contract/messages/measures'
import { valuesKey } from './key'

/** A goal's values, newest first. */
export function useValues(goalId: string, enabled = true) {
  const deleted = useDeletedIds()
  const query = useQuery({
    enabled,
    queryKey: valuesKey(goalId),
    queryFn: ({ queryKey, signal }) => fetchWholeList<'GET /api/goals/{id}/values'>(queryKey.join('/'), signal),
  })
  const { data } = query
  return { ...query, data: useMemo(() => data?.filter(({ id }) => !deleted.has(id)), [data, deleted]) }
}

type Counted = { id: string; title: string }

/** Adds a value; progress follows on the server, so whatever shows the goal is read anew. */
export function useAddValue(goal: Counted, onAdded: () => void) {
  const client = useQueryClient()
  const today = useToday()
  const mutationKey = ['add-value', goal.id]
  const add = useMutation({
    mutationKey,
    // The day is named: what waits for a connection is of the day on which it was written.
    mutationFn: (value: NewValue) => logValue(goal, { ...value, date: value.date ?? today() }),
    onSuccess: (made) => {
      onAdded()
      if (!isKept(made)) refreshRecord(client)
    },
    meta: { success: tellIfKept, failure: measureMessages.failed.saveValue },
  })
  return oneAtATime(client, mutationKey, add)
}

/** Says that today is done; a toast takes it back. Who had said that it was not is taken at the later word. */
export function useTickDay(goal: Counted) {
  const client = useQueryClient()
  const today = useToday()
  return useMutation({
    mutationFn: () => countDay(goal, today()),
    onSuccess: (made) => {
      if (isKept(made)) return
      if (made.act) tellWithUndo(client, made.act)
      refreshRecord(client)
    },
    meta: { success: tellIfKept, failure: measureMessages.failed.saveValue },
  })
}

/** The user's own day, as it is when it is asked for. */
function useToday(): () => string {
  const timeZone = useCurrentUser()?.timeZone ?? 'UTC'
  return () => dayOf(new Date().toISOString(), timeZone)
}

/** Corrects a value. */
export function useCorrectValue(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, value }: Pick<Datapoint, 'id' | 'value'>) =>
      api('PATCH /api/values/{id}', { params: { id }, body: { value } }),
    onSuccess: () => {
      onSaved()
      refreshRecord(client)
    },
    meta: { failure: measureMessages.failed.saveValue },
  })
}

/** The value leaves its goal at once, which is counted without it; it is deleted when the toast with Undo goes. */
export function useDeleteValue(): (value: Datapoint) => void {
  const client = useQueryClient()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ id, goalId }) => {
    const left = client.getQueryData<Datapoint[]>(valuesKey(goalId))?.filter((one) => one.id !== id) ?? []
    updateGoal(client, goalId, (goal) => countedBy(goal, left))
    deleteWithUndo({
      id,
      path: `/api/values/${id}`,
      title: measureMessages.valueDeleted.title,
      failure: measureMessages.failed.deleteValue,
      onDeleted: () => refreshRecord(client),
      onBack: () => refreshRecord(client),
    })
  }
}

/** A goal as its values make it. A rhythm's score is the server's, and what is completed stays. */
function countedBy(goal: Goal, values: readonly Datapoint[]): Goal {
  const measure = targetOf(goal.measure)
  if (!measure || goal.isCompleted) return goal
  const reading = readingOf(measure, values)
  return { ...goal, reading, progress: progressOf(measure, reading) }
}

/** Counts one more on a day of a rhythm, or takes the last one of it back. */
export function useCountDay(goal: Counted) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: two quick presses are two values, and a press back finds the one before.
    scope: { id: `count ${goal.id}` },
    mutationFn: ({ date, isDone }: { date: string; isDone: boolean }) =>
      (isDone ? countDay(goal, date) : uncountDay(goal.id, date)) as Promise<unknown>,
    onSuccess: (made) => {
      if (!isKept(made)) refreshRecord(client)
    },
    meta: { success: tellIfKept, failure: measureMessages.failed.saveValue },
  })
}
