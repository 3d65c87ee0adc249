import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import type { ReadOrder } from '@/lib/contract/proposal'

/** Fewer words order nothing that has a name and a time. */
const FEWEST_WORDS = 4
const NONE: readonly ReadOrder[] = []

/** What the words order, as the coach would read them: nothing while they are typed on, or where they are too few. */
export function useTypedOrders(text: string, isSettled: boolean): readonly ReadOrder[] {
  const typed = text.trim()
  const { data } = useQuery({
    queryKey: ['/api/proposals/read', typed],
    queryFn: ({ signal }) => api('POST /api/proposals/read', { body: { text: typed }, signal }),
    enabled: isSettled && typed.split(/\s+/).length >= FEWEST_WORDS,
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? NONE
}
