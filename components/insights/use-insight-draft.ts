import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { emptyInsightDraft, type InsightDraft, isWorthKeeping } from '@/lib/client/insights/draft'

/** The response being written to a goal's insight, kept in this browser until it was sent. */
export function useInsightDraft(goalId: string) {
  const kept = useDraft<InsightDraft>(`insight:${goalId}`)
  const [draft, show] = useState(emptyInsightDraft)
  const reload = useCallback(() => show(kept.read() ?? emptyInsightDraft), [kept])
  useEffect(reload, [reload])
  return {
    draft,
    reload,
    change: (fields: Partial<InsightDraft>) => {
      const next = { ...draft, ...fields }
      show(next)
      if (isWorthKeeping(next)) kept.save(next)
      else kept.clear()
    },
    clear: () => {
      show(emptyInsightDraft)
      kept.clear()
    },
  }
}
