import type { QueryClient } from '@tanstack/react-query'
import type { PagedList } from '@/lib/client/cache/list-pages'
import { responsesKey } from '@/lib/client/insights/keys'
import type { AiUpdateAnswer, ProgressEvent } from '@/lib/contract/goal'
import type { InsightResponse } from '@/lib/contract/insight-response'
import { goalHistoryKey } from './cache'

/**
 * Tells of a check-in that is not kept where the goal's page tells of those that are, so that its line, its history and its
 * ring agree. Where the coach asks back nothing has moved yet; a press on what it asked brings no words of its own.
 */
export function tellOfVisit(
  client: QueryClient,
  { goal, progressUpdate, ask }: Pick<AiUpdateAnswer, 'goal' | 'progressUpdate' | 'ask'>,
  response: string | undefined,
): void {
  const at = new Date().toISOString()
  const id = `visit ${at}`
  if (response) {
    const said: InsightResponse = {
      id,
      goalId: goal.id,
      insightType: 'goal_analysis',
      createdAt: at,
      parsedData: { response, appliedUpdates: ask ? {} : { progress: progressUpdate.newProgress } },
    }
    client.setQueryData<PagedList<InsightResponse>>(responsesKey(goal.id), (known) => {
      const [newest, ...older] = known?.pages ?? []
      return known && newest && { ...known, pages: [{ ...newest, items: [said, ...newest.items] }, ...older] }
    })
  }
  if (ask) return
  const moved: ProgressEvent = { id, goalId: goal.id, at, ...progressUpdate, source: 'coach' }
  client.setQueryData<ProgressEvent[]>(goalHistoryKey(goal.id), (known) => known && [...known, moved])
}
