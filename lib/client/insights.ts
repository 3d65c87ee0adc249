import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '@/lib/contract/messages'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { api } from './api'
import { weeklyInsightKey } from './insights-keys'

/** The insight of the user's current week. */
export function useWeeklyInsight() {
  return useQuery<WeeklyInsight>({ queryKey: weeklyInsightKey })
}

/** Has the coach look at the week anew; what it said before stands until it has answered. */
export function useRegenerateInsight() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/insights/weekly'),
    onSuccess: (insight) => client.setQueryData(weeklyInsightKey, insight),
    meta: { failure: messages.failed.regenerateInsight },
  })
}
