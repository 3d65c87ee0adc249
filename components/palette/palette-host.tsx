'use client'

import { useEffect } from 'react'
import { setPaletteOpen, usePalette } from '@/lib/client/palette/api'
import { forgetTypedAhead, typeAhead } from '@/lib/client/palette/typed-ahead'
import { useLoaded } from '@/lib/client/screen/use-loaded'

const load = () => import('./command-palette').then(({ CommandPalette }) => CommandPalette)
const close = () => setPaletteOpen(false)

/** Opens the command palette by Ctrl+K or ⌘K; its code is fetched the first time. */
export function PaletteHost() {
  const { isOpen, round } = usePalette()
  const CommandPalette = useLoaded(load, isOpen, close)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Over another dialog there is nowhere to go to without losing sight of it.
      if (isOpen) setPaletteOpen(false)
      else if (!isDialogOpen()) setPaletteOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    // Its code may still be on its way: what is typed meanwhile is meant for it, and is no command to the page.
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if (isModified || isDialogOpen()) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') setPaletteOpen(false)
      else typeAhead(event.key)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      forgetTypedAhead()
    }
  }, [isOpen])
  return CommandPalette && <CommandPalette open={isOpen} round={round} />
}

function isDialogOpen(): boolean {
  return document.querySelector('[role$="dialog"][data-state="open"]') !== null
}
