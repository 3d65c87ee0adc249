import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { api } from '@/lib/client/http/api'
import { refreshRecord } from '@/lib/client/proposals/api'

/** When it is looked whether an answer was stored: at once, and while a coach may still be weighing it. */
const LOOKED_MS = [0, 5_000, 20_000]

/** Clocks differ: what was stored so long before is of this answer still, and what is older is another of the same words. */
const CLOCKS_MS = 10 * 60_000

/** What of an answer is on its way, and since when; it outlives the page that has sent it. */
export function useSentNote(goalId: string) {
  const words = useDraft<string>(`sent-answer:${goalId}`)
  const since = useDraft<number>(`sent-at:${goalId}`)
  return useMemo(
    () => ({
      read: words.read,
      /** Whether an answer that was stored then may be the one that was sent. */
      isOf: (createdAt: string) => !(Date.parse(createdAt) < (since.read() ?? 0) - CLOCKS_MS),
      save: (answer: string) => {
        words.save(answer)
        since.save(Date.now())
        words.flush()
        since.flush()
      },
      clear: () => {
        words.clear()
        since.clear()
      },
    }),
    [words, since],
  )
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
      const isStored = stored.some(
        ({ parsedData, createdAt }) => parsedData.response === answer && sent.isOf(createdAt),
      )
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
