import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { api } from '@/lib/client/http/api'
import { refreshRecord } from '@/lib/client/proposals/api'

/** When it is looked whether an answer was stored: at once, and while a coach may still be weighing it. */
const LOOKED_MS = [0, 5_000, 20_000]

/** What of an answer is on its way; it outlives the page that has sent it. */
export function useSentNote(goalId: string) {
  return useDraft<string>(`sent-answer:${goalId}`)
}

/**
 * A page that is reloaded while its answer is on its way never hears that it was stored. Its draft goes once the stored
 * answer is seen, unless something else was written meanwhile.
 */
export function useStoredAnswer(goalId: string, text: string, clear: () => void): void {
  const sent = useSentNote(goalId)
  const client = useQueryClient()
  const latest = useRef({ text, clear })
  useEffect(() => {
    latest.current = { text, clear }
  })
  useEffect(() => {
    const answer = sent.read()
    if (answer === null) return
    async function look(isLast: boolean) {
      // An answer that came here meanwhile has told so itself.
      if (sent.read() !== answer) return
      const stored = await api('GET /api/insights/responses/{goalId}', { params: { goalId } })
      const isStored = stored.some(({ parsedData }) => parsedData.response === answer)
      if (isStored || isLast) sent.clear()
      if (!isStored) return
      if (latest.current.text.trim() === answer) latest.current.clear()
      refreshRecord(client)
    }
    const timers = LOOKED_MS.map((after, at) =>
      setTimeout(() => look(at === LOOKED_MS.length - 1).catch(() => undefined), after),
    )
    return () => timers.forEach(clearTimeout)
  }, [sent, goalId, client])
}
