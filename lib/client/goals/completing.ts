import { outsideStore } from '@/lib/client/screen/outside-store'

/** The goal whose completion is being written, from whichever screen; `round` counts the openings, 0 before the first. */
type Completing = { goalId: string; isOpen: boolean; round: number; onCompleted: (() => void) | undefined }

// What opened the dialog may be gone once its goal is completed, and the dialog stays.
const store = outsideStore<Completing>({ goalId: '', isOpen: false, round: 0, onCompleted: undefined })

export const useCompleting = store.useValue

/** Opens the dialog that completes a goal. `onCompleted` is told when that is closed with the goal completed. */
export function openCompletion(goalId: string, onCompleted?: () => void): void {
  store.set({ goalId, isOpen: true, round: store.get().round + 1, onCompleted })
}

export function closeCompletion(): void {
  store.set({ ...store.get(), isOpen: false })
}
