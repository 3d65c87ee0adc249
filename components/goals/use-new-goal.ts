import { useSearchParams } from 'next/navigation'
import { useState } from 'react'

/** Whether the create dialog is open: by its button, or by an address that says `?new=1`. */
export function useNewGoal(): [boolean, (open: boolean) => void] {
  const [pressed, setPressed] = useState(false)
  const isAskedFor = useSearchParams().has('new')
  return [
    pressed || isAskedFor,
    (open) => {
      setPressed(open)
      if (open || !isAskedFor) return
      const address = new URL(window.location.href)
      address.searchParams.delete('new')
      window.history.replaceState(null, '', address)
    },
  ]
}
