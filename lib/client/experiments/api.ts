import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchWholeList } from '@/lib/client/cache/list-pages'
import { api } from '@/lib/client/http/api'
import type { Experiment, ExperimentPatch, NewExperiment } from '@/lib/contract/experiment'
import { experimentsKey } from './key'

/** The user's experiments, newest first. */
export function useExperiments() {
  return useQuery({
    queryKey: experimentsKey,
    queryFn: ({ signal }) => fetchWholeList<'GET /api/experiments'>(experimentsKey[0], signal),
  })
}

/** Draws the days of an experiment and begins it. */
export function useStartExperiment(onStarted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (experiment: NewExperiment) => api('POST /api/experiments', { body: experiment }),
    onSuccess: (experiment) => {
      client.setQueryData<Experiment[]>(experimentsKey, (known = []) => [experiment, ...known])
      onStarted()
    },
  })
}

/** Notes what was done on days, or ends an experiment. */
export function useChangeExperiment(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (patch: ExperimentPatch) => api('PATCH /api/experiments/{id}', { params: { id }, body: patch }),
    onSuccess: (changed) => {
      client.setQueryData<Experiment[]>(experimentsKey, (known) =>
        known?.map((one) => (one.id === changed.id ? changed : one)),
      )
    },
  })
}
