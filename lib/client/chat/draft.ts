import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { withReturnedText } from './turn'

/**
 * The text of a conversation's input, kept in this browser until it is sent. What was typed before there was a
 * conversation goes along into the one that comes, unless something was kept for that.
 */
export function useMessageText(conversationId: string | null) {
  const isNew = conversationId === null
  const draft = useDraft<string>(`chat:${conversationId ?? 'new'}`)
  const [text, show] = useState('')
  const typed = useRef({ text: '', draft, isNew })

  const setText = useCallback(
    (next: string) => {
      show(next)
      typed.current.text = next
      if (next.trim()) draft.save(next)
      else draft.clear()
    },
    [draft],
  )

  useEffect(() => {
    const before = typed.current
    const carried = before.isNew && before.draft !== draft ? before.text : ''
    const kept = draft.read()
    typed.current = { text: kept ?? '', draft, isNew }
    show(kept ?? '')
    if (kept !== null || !carried.trim()) return
    before.draft.clear()
    setText(carried)
  }, [draft, isNew, setText])

  /** Empties the input. The draft outlives it until the function given back is called: once the message has arrived. */
  const send = useCallback((): (() => void) => {
    const sent = typed.current.text
    typed.current.text = ''
    show('')
    return () => {
      const isEmptyYet = typed.current.draft === draft && typed.current.text === ''
      if (isEmptyYet || draft.read() === sent) draft.clear()
    }
  }, [draft])

  /** Puts a text that could not be sent back into the input. */
  const giveBack = useCallback((returned: string) => setText(withReturnedText(typed.current.text, returned)), [setText])

  return { text, setText, send, giveBack }
}
