'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

const seen = new Set<number>()

/**
 * Going back in the browser shows the screen as it was rendered before. A render that has been on screen already asks
 * for a fresh one, so that what was changed since is not missing.
 */
export function RefreshOnReturn({ renderedAt }: { renderedAt: number }) {
  const router = useRouter()
  const shown = useRef<number | null>(null)
  useEffect(() => {
    // An effect that React runs twice is no return.
    if (shown.current === renderedAt) return
    shown.current = renderedAt
    // Without a connection the browser would put a page of its own in this one's place.
    if (seen.has(renderedAt) && navigator.onLine) router.refresh()
    seen.add(renderedAt)
  }, [renderedAt, router])
  return null
}
