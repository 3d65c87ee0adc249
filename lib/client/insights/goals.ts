import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { api } from '@/lib/client/http/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { GoalAnalysis, RiskLevel } from '@/lib/contract/goal-analysis'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalAnalysesKey, goalAnalysesPath } from './keys'

const analysesOptions = infiniteQueryOptions({
  queryKey: goalAnalysesKey,
  queryFn: ({ pageParam, signal }) => fetchPage<'GET /api/insights/goals'>(pageParam, signal),
  initialPageParam: goalAnalysesPath,
  getNextPageParam: (page) => page.next,
})

/** The analyses of the ongoing goals. Each page has what is most at risk first, so that more of them never move the others. */
export function useGoalAnalyses() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(analysesOptions)
  const analyses = data?.pages.flatMap((page) => byRisk(page.items))
  return { analyses, failed: isError && !data, retry: refetch, hasMore: hasNextPage, isFetchingNextPage, fetchNextPage }
}

const urgency: Record<RiskLevel, number> = { high: 0, medium: 1, low: 2 }

/** The most at risk first; goals of one risk stay in their order. */
export function byRisk(analyses: readonly GoalAnalysis[]): GoalAnalysis[] {
  return analyses.toSorted((a, b) => urgency[a.riskLevel] - urgency[b.riskLevel])
}

/** The coach's analysis of one goal. Not kept: the server knows whether the last one still holds, and asks no one if so. */
export function useGoalAnalysis(goalId: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...goalAnalysesKey, goalId],
    queryFn: ({ signal }) =>
      api('GET /api/insights/goals/{id}', { params: { id: goalId }, signal }).catch((error: unknown) => {
        if (!signal.aborted) {
          toast({
            title: commonMessages.error.title,
            description: goalMessages.error.loadAnalysis,
            variant: 'destructive',
          })
        }
        throw error
      }),
    enabled: isWanted,
    gcTime: 0,
  })
}
