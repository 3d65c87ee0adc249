import { useQuery } from '@tanstack/react-query'
import { fetchPage } from '@/lib/client/cache/list-pages'
import type { Reminder } from '@/lib/contract/reminder'

/** The open alerts of no day, as far as they were read. */
export const openAlertsKey = ['/api/reminders', 'open'] as const

const none: readonly Reminder[] = []

/**
 * The next alerts that are not done, read at each opening of what asks for them. `isSettled`: they are known, or cannot
 * be.
 */
export function useOpenAlerts(enabled: boolean): { alerts: readonly Reminder[]; isSettled: boolean } {
  const { data, isFetchedAfterMount } = useQuery({
    enabled,
    queryKey: openAlertsKey,
    queryFn: ({ signal }) => fetchPage<'GET /api/reminders'>('/api/reminders?open=true', signal),
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return { alerts: data?.items ?? none, isSettled: isFetchedAfterMount }
}
