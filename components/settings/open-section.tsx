'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Section } from '@/lib/contract/settings-sections'
import { isSection } from './sections'

/** Undefined until the address was read. */
type Opened = {
  open: Section | null | undefined
  toggle: (section: Section) => void
  show: (section: Section) => void
}

const OpenSection = createContext<Opened>({ open: undefined, toggle: () => undefined, show: () => undefined })

/** What is within a part, and an address may name. */
const partOf: Record<string, Section> = { who: 'engine' }

/** The part that stands beside the list before one was chosen. */
const FIRST: Section = 'account'

/**
 * One part is open at a time, the one of the address: beside the list of all where there is room, within it where there
 * is none. There the list alone may stand, too.
 */
export function OpenSections({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Section | null>()
  useEffect(() => {
    const read = (isLater = true) => {
      const [, named = '', again] = window.location.hash.split('#')
      const asked = partOf[named] ?? named
      // A link from another screen may come to have its hash twice.
      if (again) window.history.replaceState(null, '', `#${named}`)
      if (isSection(asked) && document.getElementById(asked)) {
        setOpen(asked)
        requestAnimationFrame(() => bringUp(asked, isLater))
        // No part that this person has: the list, or the first part of it.
      } else setOpen(window.location.hash ? (before) => before ?? null : null)
    }
    // What pushes an address by script, as the palette does, tells of no change of its hash.
    const push = (event: Event) => Reflect.get(event, 'navigationType') === 'push' && read()
    const navigation: EventTarget | undefined = Reflect.get(window, 'navigation')
    const follow = () => read()
    read(false)
    window.addEventListener('hashchange', follow)
    navigation?.addEventListener('currententrychange', push)
    return () => {
      window.removeEventListener('hashchange', follow)
      navigation?.removeEventListener('currententrychange', push)
    }
  }, [])

  function toggle(section: Section) {
    const next = open === section ? null : section
    const heading = document.getElementById(`${section}-title`)
    const before = heading?.getBoundingClientRect().top ?? 0
    setOpen(next)
    window.history.replaceState(null, '', next ? `#${next}` : window.location.pathname)
    // What closes over it would take the heading out of sight: it stays under the finger.
    requestAnimationFrame(() => {
      const top = heading && heading.getBoundingClientRect().top - before
      if (top) window.scrollBy({ top, behavior: 'instant' })
      // The last ones open where the bar of a phone stands.
      if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }

  // By script: a browser that follows a link within the page takes the focus from it.
  function show(section: Section) {
    if (section === open) return
    window.history.pushState(null, '', `#${section}`)
    setOpen(section)
    requestAnimationFrame(() => document.getElementById(section)?.scrollIntoView())
  }
  return <OpenSection value={{ open, toggle, show }}>{children}</OpenSection>
}

/** Into sight; with the focus, where what had it is no longer shown. */
function bringUp(section: Section, withFocus: boolean): void {
  document.getElementById(section)?.scrollIntoView()
  if (!withFocus) return
  const { activeElement } = document
  const isShown = activeElement instanceof HTMLElement && activeElement.offsetParent !== null
  if (!isShown || activeElement === document.body) document.getElementById(`${section}-title`)?.focus()
}

/** Which part is open, undefined until it is known; where they stand in a list, what opens and closes one of them; `show` opens one beside it. */
export function useOpenSection() {
  const { open, toggle, show } = useContext(OpenSection)
  const isList = useSyncExternalStore(subscribe, isNarrow, () => false)
  return { open: open === null && !isList ? FIRST : open, toggle: isList ? toggle : null, show }
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
