import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { type Deletion, deleteWithUndo } from './undo'

/**
 * Deletes with Undo. Another screen that is looked at by then was rendered while the thing was still there, so it is
 * asked for anew.
 */
export function useDeleteWithUndo(): (deletion: Deletion) => void {
  const router = useRouter()
  return useCallback(
    (deletion) => {
      const startedOn = window.location.pathname
      deleteWithUndo({
        ...deletion,
        onDeleted: () => {
          deletion.onDeleted()
          if (window.location.pathname !== startedOn) router.refresh()
        },
      })
    },
    [router],
  )
}
