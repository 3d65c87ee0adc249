import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Layers that a person is in, before any message beside them. */
const LAYERS = '[role=dialog], [role=alertdialog]'

const kept = new WeakSet<Event>()

/**
 * A toast that comes after a dialog lies above it, so Radix hands it the dialog's Escape. It stays, and the key is the
 * dialog's, which reads it by `isKeptFromToast`.
 */
export function keepFromToast(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('.toast') || !event.target.closest(LAYERS)) return
  event.preventDefault()
  kept.add(event)
}

/** Whether a key press is an Escape that a toast has left to the innermost layer around its target; true once. */
export function isKeptFromToast({ nativeEvent, target }: ReactKeyboardEvent): boolean {
  if (target instanceof Element && target.closest('[data-keeps-escape]')) return false
  return kept.delete(nativeEvent)
}
