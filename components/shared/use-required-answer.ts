import { type MutationKey, useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useComplaint } from './use-complaint'

/**
 * The field of a dialog's form that must not be left empty, where what was sent may still be on its way from an earlier
 * opening of the dialog: `reload` is called once that is answered, since its draft is gone by then, or kept if it failed.
 */
export function useRequiredAnswer(mutationKey: MutationKey, isSending: boolean, reload: () => void) {
  const { complain, settle } = useComplaint()
  const [missing, setMissing] = useState<string>()
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
    settle,
    written: () => setMissing(undefined),
    refuse(words: { title: string; description: string }, atField = words.description) {
      complain(words)
      setMissing(atField)
      field.current?.focus()
    },
  }
}
