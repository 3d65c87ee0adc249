'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type Section, sections } from './sections'

/** Undefined until the address was read. */
type Opened = { open: Section | null | undefined; toggle: (section: Section) => void }

const OpenSection = createContext<Opened>({ open: undefined, toggle: () => undefined })

/** Where there is no room for all parts at once they are a list, of which one is open: that of the address, to begin with. */
export function OpenSections({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Section | null>()
  useEffect(() => {
    const follow = () => {
      const asked = window.location.hash.slice(1)
      if (Object.hasOwn(sections, asked)) show(asked as Section)
      else setOpen((before) => before ?? null)
    }
    function show(section: Section) {
      setOpen(section)
      requestAnimationFrame(() => document.getElementById(section)?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  function toggle(section: Section) {
    const next = open === section ? null : section
    setOpen(next)
    window.history.replaceState(null, '', next ? `#${next}` : window.location.pathname)
    // What closes over it would take it out of sight.
    requestAnimationFrame(() => document.getElementById(section)?.scrollIntoView({ block: 'nearest' }))
  }
  return <OpenSection value={{ open, toggle }}>{children}</OpenSection>
}

/** Whether a part is open in the list, and what opens and closes it; without that where all of them are shown. */
export function useOpenSection(section: Section) {
  const { open, toggle } = useContext(OpenSection)
  const isList = useSyncExternalStore(subscribe, isNarrow, () => false)
  return { isOpen: open === section, isKnown: open !== undefined, toggle: isList ? () => toggle(section) : null }
}

const NARROW = '(width < 64rem)'

function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false
}

function subscribe(listener: () => void): () => void {
  const width = window.matchMedia?.(NARROW)
  width?.addEventListener('change', listener)
  return () => width?.removeEventListener('change', listener)
}
