'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const seen = new Set<number>()

/**
 * Going back in the browser shows the dashboard as it was rendered before. A render that has been on screen already
 * asks for a fresh one, so that what was changed since is not missing.
 */
export function RefreshOnReturn({ renderedAt }: { renderedAt: number }) {
  const router = useRouter()
  useEffect(() => {
    if (seen.has(renderedAt)) router.refresh()
    seen.add(renderedAt)
  }, [renderedAt, router])
  return null
}
