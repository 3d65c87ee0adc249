import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { paths } from '@/lib/contract/paths'

/** From this width on a goal stands beside the list. */
const WIDE = '(width >= 1200px)'
const KEY = 'goal'

/**
 * The goal beside the list, which the address names: it can be shared, and Back leads to the one before. A narrower
 * window has no room for it and goes to the goal's page.
 */
export function useSelectedGoal(isOffered: boolean) {
  const router = useRouter()
  const id = useSearchParams().get(KEY)
  const selected = isOffered ? id : null

  useEffect(() => {
    if (!id) return
    const isWide = matchMedia(WIDE)
    const leave = () => isWide.matches || router.replace(`${paths.goals}/${id}`)
    leave()
    isWide.addEventListener('change', leave)
    return () => isWide.removeEventListener('change', leave)
  }, [id, router])

  return {
    selected,
    /** Whether the goal was put beside the list; where there is no room, its page is opened as by any link. */
    select(goalId: string): boolean {
      if (!isOffered || !matchMedia(WIDE).matches) return false
      if (goalId !== id) pushGoal(goalId)
      return true
    },
    close: () => pushGoal(null),
  }
}

function pushGoal(id: string | null): void {
  const address = new URL(window.location.href)
  if (id === null) address.searchParams.delete(KEY)
  else address.searchParams.set(KEY, id)
  window.history.pushState(null, '', address)
}
