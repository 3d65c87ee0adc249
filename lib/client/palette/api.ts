import { useSyncExternalStore } from 'react'

/** `round` counts the openings, so that each starts afresh; 0 before the first. */
type PaletteState = { isOpen: boolean; round: number }

// Kept outside React: the header, the mobile menu and a key open the same palette.
const untouched: PaletteState = { isOpen: false, round: 0 }
let state = untouched
const listeners = new Set<() => void>()

export function usePalette(): PaletteState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => untouched,
  )
}

export function setPaletteOpen(isOpen: boolean): void {
  if (isOpen === state.isOpen) return
  state = { isOpen, round: state.round + (isOpen ? 1 : 0) }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
