import { outsideStore } from '@/lib/client/screen/outside-store'

/** `round` counts the openings, so that each starts afresh; 0 before the first. */
type PaletteState = { isOpen: boolean; round: number }

// The header, the mobile menu and a key open the same palette.
const store = outsideStore<PaletteState>({ isOpen: false, round: 0 })

export const usePalette = store.useValue

export function setPaletteOpen(isOpen: boolean): void {
  const before = store.get()
  if (isOpen === before.isOpen) return
  store.set({ isOpen, round: before.round + (isOpen ? 1 : 0) })
}
