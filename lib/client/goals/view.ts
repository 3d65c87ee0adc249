import { useState } from 'react'
import { type GoalsView, goalsViewCookie } from '@/lib/contract/goals-view'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The view of the goals, which this browser remembers. */
export function useGoalsView(first: GoalsView): [GoalsView, (view: GoalsView) => void] {
  const [view, setView] = useState(first)
  function choose(next: GoalsView) {
    setView(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the screens are for
    document.cookie = `${goalsViewCookie}=${next}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  }
  return [view, choose]
}
