import { useSyncExternalStore } from 'react'

/** The goal whose completion is being written, from whichever screen; `round` counts the openings, 0 before the first. */
type Completing = { goalId: string; isOpen: boolean; round: number; onCompleted: (() => void) | undefined }

// Kept outside React: what opened the dialog may be gone once its goal is completed, and the dialog stays.
const untouched: Completing = { goalId: '', isOpen: false, round: 0, onCompleted: undefined }
let state = untouched
const listeners = new Set<() => void>()

export function useCompleting(): Completing {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => untouched,
  )
}

/** Opens the dialog that completes a goal. `onCompleted` is told when that is closed with the goal completed. */
export function openCompletion(goalId: string, onCompleted?: () => void): void {
  change({ goalId, isOpen: true, round: state.round + 1, onCompleted })
}

export function closeCompletion(): void {
  change({ ...state, isOpen: false })
}

function change(next: Completing): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
