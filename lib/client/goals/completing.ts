import { outsideStore } from '@/lib/client/screen/outside-store'

/** Who is told: `onDone` as soon as the goal is completed, `onCompleted` when the dialog is closed after that. */
export type CompletionWatch = { onDone?: (() => void) | undefined; onCompleted?: (() => void) | undefined }

/** The goal whose completion is being written, from whichever screen; `round` counts the openings, 0 before the first. */
type Completing = { goalId: string; isOpen: boolean; round: number } & CompletionWatch

// What opened the dialog may be gone once its goal is completed, and the dialog stays.
const store = outsideStore<Completing>({ goalId: '', isOpen: false, round: 0 })

export const useCompleting = store.useValue

/** Opens the dialog that completes a goal. */
export function openCompletion(goalId: string, watch: CompletionWatch = {}): void {
  store.set({ goalId, isOpen: true, round: store.get().round + 1, ...watch })
}

export function closeCompletion(): void {
  store.set({ ...store.get(), isOpen: false })
}
