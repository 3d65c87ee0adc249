import { useCallback, useEffect, useRef, useState } from 'react'

/** How far from the end a reader may be and still count as being there. */
const NEAR = 48

/**
 * Scrolling for a log whose box is laid out in `column-reverse`: its scroll offset counts up from the end, 0 at the
 * newest, so it opens there, stays there while it grows, and keeps its place when older messages come in on top, all
 * without a script. What is left to do here is to hold the place of a reader who has gone up while it grows below.
 */
export function useLogScroll() {
  const box = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const scroller = box.current
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    let held: { row: Element; top: number } | null = null

    const note = () => {
      const away = scroller.scrollTop < -NEAR
      setAway(away)
      const row = away && firstRowInView(scroller)
      held = row ? { row, top: topOf(row) } : null
    }
    const hold = () => {
      if (held?.row.isConnected) scroller.scrollTop += topOf(held.row) - held.top
    }
    const topOf = (row: Element) => row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    const growth = new ResizeObserver(hold)
    growth.observe(content)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      growth.disconnect()
      scroller.removeEventListener('scroll', note)
    }
  }, [])

  const jumpToLatest = useCallback(() => {
    box.current?.scrollTo({ top: 0 })
  }, [])

  return { box, isAway, jumpToLatest }
}

function firstRowInView(scroller: Element): Element | undefined {
  const { top } = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll('[data-row]')].find((row) => row.getBoundingClientRect().bottom > top)
}
