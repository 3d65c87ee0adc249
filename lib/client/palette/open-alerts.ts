import { useQuery } from '@tanstack/react-query'
import { fetchPage } from '@/lib/client/cache/list-pages'
import type { Reminder } from '@/lib/contract/reminder'

/** The next alerts that are not done, read at each opening of the palette: the search of the server knows none. */
export function useOpenAlerts(enabled: boolean): readonly Reminder[] {
  const { data } = useQuery({
    enabled,
    queryKey: ['/api/reminders', 'open'],
    queryFn: ({ signal }) => fetchPage<'GET /api/reminders'>('/api/reminders?open=true', signal),
    gcTime: 0,
  })
  return data?.items ?? []
}
