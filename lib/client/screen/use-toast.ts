import { limits } from '@/lib/contract/limits'
import { outsideStore } from './outside-store'

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

// A toast raised on one screen is still there after navigating to the next.
const store = outsideStore<readonly ShownToast[]>([])
let lastId = 0

export const useToasts = store.useValue

/** Shows a toast; at most one is visible, the newest. Gives the function that dismisses it. */
export function toast(content: Toast): () => void {
  const id = ++lastId
  const next = [{ ...content, id, open: true }, ...store.get()]
  store.set(next.slice(0, limits.toast.visible))
  for (const dropped of next.slice(limits.toast.visible)) if (dropped.open) dropped.onGone?.()
  return () => dismissToast(id)
}

/** Closes a toast; it is forgotten once its way out has certainly ended. */
export function dismissToast(id: number): void {
  const closing = store.get().find((each) => each.id === id && each.open)
  if (!closing) return
  store.set(store.get().map((each) => (each === closing ? { ...each, open: false } : each)))
  closing.onGone?.()
  setTimeout(() => store.set(store.get().filter((each) => each.id !== id)), limits.toast.removalDelay)
}

/** Closes what is shown under one of these titles: it tells of what is no longer so. */
export function dismissTitled(...titles: readonly string[]): void {
  for (const { id, title } of store.get()) if (titles.includes(title)) dismissToast(id)
}
