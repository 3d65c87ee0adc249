import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import type { MonthlyInsight } from '@/lib/contract/look-back'
import { insightMessages } from '@/lib/contract/messages/insights'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { weeklyInsightKey } from './keys'
import type { ReviewSpan } from './review-span'

/** The current week's key is what the page is made with; a week that is over adds its Monday. */
const keyOf = (week: string | null) => (week === null ? weeklyInsightKey : [...weeklyInsightKey, week])
const queryOf = (week: string | null) => (week === null ? {} : { query: { week } })

/** The insight of the week that begins on a Monday, null for the current one. The week before stands while it is read. */
export function useWeeklyInsight(week: string | null = null) {
  return useQuery({ ...weekOptions(week), placeholderData: keepPreviousData })
}

function weekOptions(week: string | null) {
  return queryOptions<WeeklyInsight>({
    queryKey: keyOf(week),
    queryFn: ({ signal }) => api('GET /api/insights/weekly', { ...queryOf(week), signal }),
  })
}

/** Reads a week or a month that is over before it is asked for, when a hand comes near the way to it. */
export function useReadAhead(): (span: ReviewSpan) => void {
  const client = useQueryClient()
  return ({ kind, at }) => {
    if (at === null) return
    if (kind === 'month') void client.prefetchQuery(monthOptions(at))
    else void client.prefetchQuery(weekOptions(at))
  }
}

/** Has the coach look at the week anew; what it said before stands until it has answered. */
export function useRegenerateInsight(week: string | null = null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/insights/weekly', queryOf(week)),
    onSuccess: (insight) => client.setQueryData(keyOf(week), insight),
    meta: { failure: insightMessages.failed.regenerateInsight },
  })
}

/** A month `YYYY-MM` in figures. */
export function useMonth(month: string) {
  return useQuery({ ...monthOptions(month), placeholderData: keepPreviousData })
}

export function monthOptions(month: string) {
  return queryOptions<MonthlyInsight>({
    // Under the week's key: what changes a week changes its month.
    queryKey: [...weeklyInsightKey, 'month', month],
    queryFn: ({ signal }) => api('GET /api/insights/monthly', { query: { month }, signal }),
  })
}
