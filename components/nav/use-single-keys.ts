import { useEffect, useEffectEvent, useRef } from 'react'
import { type KeyDeed, readKeys } from './key-list'

/** How long the first key of two waits for the second. */
const PATIENCE_MS = 1_500
const BUSY = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]'

/** Tells what a single key asks for, and that ? does. Never while something is typed or a dialog is open. */
export function useSingleKeys(onDeed: (deed: KeyDeed) => void, onHelp: () => void): void {
  const pending = useRef({ keys: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (key.length !== 1 || (target instanceof Element && target.closest(BUSY))) return
    if (document.querySelector('[role$="dialog"][data-state="open"], [role=menu]')) return
    if (key === '?') return onHelp()
    const before = performance.now() - pending.current.at < PATIENCE_MS ? pending.current.keys : ''
    const read = readKeys(before, key)
    pending.current = { keys: read.pending, at: performance.now() }
    if (!read.deed) return
    // The key is not typed into the field that it leads to.
    event.preventDefault()
    onDeed(read.deed)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
