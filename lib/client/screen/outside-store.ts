import { useSyncExternalStore } from 'react'

/** State kept outside React, so that it outlives the screen that set it; the server shows it untouched. */
export function outsideStore<T>(untouched: T) {
  let state = untouched
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get: () => state,
    set(next: T): void {
      state = next
      for (const listener of listeners) listener()
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => untouched,
      ),
  }
}
