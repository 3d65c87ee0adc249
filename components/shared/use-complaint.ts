import { useRef } from 'react'
import { toast } from '@/lib/client/screen/use-toast'

/** A complaint about a form, as a toast that goes away as soon as the form is worked on: it lies over the buttons. */
export function useComplaint() {
  const dismiss = useRef<(() => void) | null>(null)
  return {
    complain: (words: { title: string; description: string }) => {
      dismiss.current = toast({ ...words, variant: 'destructive' })
    },
    settle: () => {
      dismiss.current?.()
      dismiss.current = null
    },
  }
}
