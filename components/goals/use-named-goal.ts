import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Goal } from '@/lib/contract/goal'
import { paths } from '@/lib/contract/paths'

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/**
 * Follows the goal that the address names after its list (`/goals#id`), once: one that the list does not show is opened
 * on its page, and of one that is not there it is told that it is gone.
 */
export function useNamedGoal(goals: readonly Goal[] | undefined, shown: readonly Goal[]): boolean {
  const router = useRouter()
  const followed = useRef('')
  const [named, setNamed] = useState('')
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const read = () => setNamed(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (!goals || followed.current === named || !ID.test(named)) return
    followed.current = named
    const isThere = goals.some(({ id }) => id === named)
    setGone(!isThere)
    if (isThere && !shown.some(({ id }) => id === named)) router.replace(`${paths.goals}/${named}`)
  }, [goals, named, router, shown])
  return isGone
}
