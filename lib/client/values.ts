import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Datapoint, NewValue } from '@/lib/contract/measure'
import { messages } from '@/lib/contract/messages'
import { api } from './api'
import { fetchWholeList } from './list-pages'
import { refreshRecord } from './proposals'

function valuesKey(goalId: string) {
  return ['/api/goals', goalId, 'values'] as const
}

/** A goal's values, newest first. */
export function useValues(goalId: string) {
  return useQuery({
    queryKey: valuesKey(goalId),
    queryFn: ({ queryKey, signal }) => fetchWholeList<'GET /api/goals/{id}/values'>(queryKey.join('/'), signal),
  })
}

/** Adds a value; progress follows on the server, so whatever shows the goal is read anew. */
export function useAddValue(goalId: string, onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (value: NewValue) => api('POST /api/goals/{id}/values', { params: { id: goalId }, body: value }),
    onSuccess: () => {
      onAdded()
      refreshRecord(client)
    },
    meta: { failure: messages.failed.saveValue },
  })
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
    meta: { failure: messages.failed.saveValue },
  })
}

/** Deletes a value. */
export function useDeleteValue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/values/{id}', { params: { id } }),
    onSuccess: () => refreshRecord(client),
    meta: { failure: messages.failed.deleteValue },
  })
}
