import { type MutationKey, useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Why a field is refused; `title` where the specification names it. */
type Refusal = { title?: string | undefined; description: string }

/**
 * The field of a dialog's form that must not be left empty, where what was sent may still be on its way from an earlier
 * opening of the dialog: `reload` is called once that is answered, since its draft is gone by then, or kept if it failed.
 */
export function useRequiredAnswer(mutationKey: MutationKey, isSending: boolean, reload: () => void) {
  const [missing, setMissing] = useState<Refusal>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isPending = useIsMutating({ mutationKey }) > 0
  const isSentBefore = isPending && !isSending
  const wasSentBefore = useRef(false)
  useEffect(() => {
    if (wasSentBefore.current && !isSentBefore) reload()
    wasSentBefore.current = isSentBefore
  }, [isSentBefore, reload])
  return {
    field,
    /** Why the field is refused, until it is written in. */
    missing,
    isPending,
    written: () => setMissing(undefined),
    refuse(why: Refusal) {
      setMissing(why)
      field.current?.focus()
    },
  }
}
