import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still on the screen when something that it waited for arrives. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(() => isThere.current, [])
}
