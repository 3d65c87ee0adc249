import { useSyncExternalStore } from 'react'
import { limits } from '@/lib/contract/limits'

export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button in the toast. `hint` tells a screen reader what it does where the label alone does not. */
  action?: { label: string; hint: string; run: () => void }
  /** Called once, when the toast closes or gives way to the next one. */
  onGone?: () => void
}
type ShownToast = Toast & { id: number; open: boolean }

// Kept outside React, so that a toast raised on one screen is still there after navigating to the next.
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const nothing: readonly ShownToast[] = []

/** Shows a toast; at most one is visible, the newest. Gives the function that dismisses it. */
export function toast(content: Toast): () => void {
  const id = ++lastId
  const next = [{ ...content, id, open: true }, ...shown]
  publish(next.slice(0, limits.toast.visible))
  for (const dropped of next.slice(limits.toast.visible)) if (dropped.open) dropped.onGone?.()
  return () => dismissToast(id)
}

/** Closes a toast; it is forgotten once its way out has certainly ended. */
export function dismissToast(id: number): void {
  const closing = shown.find((each) => each.id === id && each.open)
  if (!closing) return
  publish(shown.map((each) => (each === closing ? { ...each, open: false } : each)))
  closing.onGone?.()
  setTimeout(() => publish(shown.filter((each) => each.id !== id)), limits.toast.removalDelay)
}

/** Closes what is shown under one of these titles: it tells of what is no longer so. */
export function dismissTitled(...titles: readonly string[]): void {
  for (const { id, title } of shown) if (titles.includes(title)) dismissToast(id)
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
