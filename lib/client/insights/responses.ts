import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { energyKey } from '@/lib/client/energy/api'
import { goalHistoryKey, goalRisksKey, replaceGoal } from '@/lib/client/goals/cache'
import { api } from '@/lib/client/http/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { Ask } from '@/lib/contract/ask'
import type { DescriptionRequest } from '@/lib/contract/coach'
import type { GoalResponse, GoalResponseAnswer } from '@/lib/contract/insight-response'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalAnalysesKey, responsesKey } from './keys'

/** What the user answered about a goal, newest first, and the way to older ones. */
export function useResponses(goalId: string) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: responsesKey(goalId),
    queryFn: ({ pageParam, signal }) => fetchPage<'GET /api/insights/responses/{goalId}'>(pageParam, signal),
    initialPageParam: responsesKey(goalId).join('/'),
    getNextPageParam: (page) => page.next,
    // Answers are also given on other screens, which know nothing of this list.
    gcTime: 0,
  })
  const responses = data?.pages.flatMap((page) => page.items)
  return { responses, error, retry: refetch, hasMore: hasNextPage, isFetchingNextPage, fetchNextPage }
}

/** What the coach asked back about a goal and nobody has answered: it outlives the page it was asked on. */
export function useOpenAsk(goalId: string): Ask | undefined {
  return useResponses(goalId).responses?.find(({ ask }) => ask)?.ask
}

/** What tells that a response about the goal is on its way, wherever it was sent from. */
export function responseMutationKey(goalId: string) {
  return ['respond-to-insight', goalId] as const
}

/** Keeps a response and applies what it changes of the goal. `onKept` is told even where the dialog was closed meanwhile. */
export function useRespondToInsight(goalId: string, onKept: (answer: GoalResponseAnswer) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: responseMutationKey(goalId),
    mutationFn: (response: GoalResponse) => api('POST /api/insights/goal/response', { body: response }),
    onSuccess: (answer) => {
      replaceGoal(client, answer.goal)
      onKept(answer)
    },
    onError: ({ status, sentence }) =>
      status === 404
        ? toast({
            title: commonMessages.error.title,
            description: goalMessages.error.goalNotFound,
            variant: 'destructive',
          })
        : toast({ title: goalMessages.failed.updateGoal, description: sentence, variant: 'destructive' }),
    meta: {
      success: (answer: GoalResponseAnswer) => {
        if (answer.care) return goalMessages.responseSubmitted
        if (hasCompleted(answer)) return goalMessages.goalCompleted
        const { appliedUpdates } = answer.response.parsedData
        return Object.keys(appliedUpdates).length > 0 ? goalMessages.goalUpdated : goalMessages.responseSubmitted
      },
      invalidates: [goalHistoryKey(goalId), responsesKey(goalId), goalRisksKey, energyKey, goalAnalysesKey],
    },
  })
}

/** Whether it was this response that closed the goal. */
export function hasCompleted({ goal, response }: GoalResponseAnswer): boolean {
  return goal.isCompleted && response.parsedData.appliedUpdates.progress === 100
}

/** A goal's description, written anew by the coach from the response. */
export function useRegenerateDescription() {
  return useMutation({
    mutationFn: (question: DescriptionRequest) => api('POST /api/ai/regenerate-description', { body: question }),
    onError: () =>
      toast({
        title: commonMessages.error.title,
        description: goalMessages.error.regenerateDescription,
        variant: 'destructive',
      }),
  })
}
