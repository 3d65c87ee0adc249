import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { type AnswerDraft, emptyAnswer, isWorthKeeping } from '@/lib/client/goals/answer'

/** The answer being written about a goal, kept in this browser until it was sent. */
export function useAnswerDraft(goalId: string) {
  const draft = useDraft<AnswerDraft>(`answer:${goalId}`)
  const [answer, show] = useState(emptyAnswer)
  const reload = useCallback(() => show(draft.read() ?? emptyAnswer), [draft])
  useEffect(reload, [reload])
  return {
    answer,
    reload,
    change: (fields: Partial<AnswerDraft>) => {
      const next = { ...answer, ...fields }
      show(next)
      if (isWorthKeeping(next)) draft.save(next)
      else draft.clear()
    },
    clear: () => {
      show(emptyAnswer)
      draft.clear()
    },
  }
}
