import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '@/lib/client/http/api'
import { refreshRecord, tellWithUndo } from '@/lib/client/proposals/api'
import type { NewGoalMeasure } from '@/lib/contract/measure'
import type { VerbInput } from '@/lib/contract/verb-inputs'

/** How a goal is to be counted, and what becomes of the values that it has in another unit. */
export type MeasureChange = { measure: NewGoalMeasure | null } & Pick<
  VerbInput<'measure.set'>,
  'reading' | 'convert' | 'keep'
>

/**
 * Sets how a goal is counted; a toast takes it back, and by `onUndo` what was done along with it. What a refused change
 * lacked is sent with the same proposal.
 */
export function useSetMeasure(goalId: string, onDone: () => void, onUndo?: () => void) {
  const client = useQueryClient()
  const proposed = useRef<string | null>(null)
  const change = useMutation({
    mutationFn: async (fields: MeasureChange) => {
      const input = { goalId, ...fields }
      if (!proposed.current) {
        const made = await api('POST /api/proposals', { body: { verb: 'measure.set', input, source: 'screen' } })
        proposed.current = made.id
      }
      return api('POST /api/proposals/{id}/apply', { params: { id: proposed.current }, body: { input } })
    },
    onSuccess: ({ proposal }) => {
      proposed.current = null
      onDone()
      tellWithUndo(client, proposal, onUndo)
      refreshRecord(client)
    },
  })

  /** Gives up a change that was refused. */
  function cancel() {
    change.reset()
    const id = proposed.current
    proposed.current = null
    if (id) api('POST /api/proposals/{id}/dismiss', { params: { id } }).catch(() => undefined)
  }

  return { change, cancel }
}
