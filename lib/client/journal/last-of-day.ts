import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import type { JournalEntry } from '@/lib/contract/journal'
import type { Entries } from './cache'
import { journalKey, wholeJournal, withDay } from './filter'

/**
 * The energy of a day's last entry, for another one to begin with; null where the day has none. Asked for only where the
 * day is none of those that were read.
 */
export function useLastMood(date: string, isWritten: boolean): number | null {
  const client = useQueryClient()
  const deleted = useDeletedIds()
  const { data } = useQuery<JournalEntry[]>({
    queryKey: [...journalKey(withDay(wholeJournal, date)), 'energy'],
    queryFn: async ({ signal }) => {
      const day = new URLSearchParams({ from: date, to: date, limit: '5' })
      return (await fetchPage<'GET /api/journal'>(`/api/journal?${day}`, signal)).items
    },
    enabled: isWritten,
    initialData: () => {
      const known = client.getQueryData<Entries>(journalKey())?.pages.flatMap((page) => page.items)
      const ofDay = known?.filter((entry) => entry.date === date)
      return ofDay && ofDay.length > 0 ? ofDay : undefined
    },
  })
  if (!isWritten) return null
  return data?.find(({ id }) => !deleted.has(id))?.mood ?? null
}
