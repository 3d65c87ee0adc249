import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { weeklyInsightKey } from '@/lib/client/insights/keys'
import type { JournalDay } from '@/lib/contract/journal-day'

/** Under the week's key: what changes a week changes its days. */
export const journalDayKey = (date: string | null) => [...weeklyInsightKey, 'day', date] as const

/** What a day holds beside its entries; nothing is asked without one. The day before stays until it is there. */
export function useJournalDay(date: string | null) {
  return useQuery<JournalDay>({
    queryKey: journalDayKey(date),
    queryFn: ({ signal }) => api('GET /api/journal/day', { query: { date: date ?? '' }, signal }),
    enabled: date !== null,
    placeholderData: keepPreviousData,
  })
}
