import { useSyncExternalStore } from 'react'
import { limits } from '@/lib/contract/limits'

export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' }
type ShownToast = Toast & { id: number; open: boolean }

// Kept outside React, so that a toast raised on one screen is still there after navigating to the next.
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const nothing: readonly ShownToast[] = []

/** Shows a toast; at most one is visible, the newest. Gives the function that dismisses it. */
export function toast(content: Toast): () => void {
  const id = ++lastId
  publish([{ ...content, id, open: true }, ...shown].slice(0, limits.toast.visible))
  return () => dismissToast(id)
}

/** Closes a toast; it is forgotten once its way out has certainly ended. */
export function dismissToast(id: number): void {
  if (!shown.some((each) => each.id === id && each.open)) return
  publish(shown.map((each) => (each.id === id ? { ...each, open: false } : each)))
  setTimeout(() => publish(shown.filter((each) => each.id !== id)), limits.toast.removalDelay)
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  )
}

function publish(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
